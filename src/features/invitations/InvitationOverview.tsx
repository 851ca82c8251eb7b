import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, type Dispatch, type SetStateAction } from 'react';
import { isAccepted } from '@/domain/invitation';
import { useSearchParams } from '@/routes/navigation';
import { CardListSkeleton, ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { withFilter } from '@/ui/list/paging';
import { ConfirmedPeople } from './ConfirmedPeople';
import { InvitationSection, invitationHeight, type InvitationSectionProps } from './InvitationSection';
import { InvitationPanels, type Panel } from './InvitationPanels';
import { useHasNoPublishedProfile } from './NoPublishedProfile';
import { useInvitationActions, useInvitationList } from './useInvitationList';
import { VerificationLinks } from './VerificationLinks';

interface InvitationOverviewProps {
  /** Signs the messages. */
  expertName: string;
  /** Whether the server counts the user as an expert; null where it does not say (D-11). */
  isExpert: boolean | null;
  panel: Panel | null;
  onPanel: Dispatch<SetStateAction<Panel | null>>;
}

/** Who confirmed, the user's own links, and all invitations with what to do next (VER-01, VER-02, ux no. 12). */
export function InvitationOverview({ expertName, isExpert, panel, onPanel }: InvitationOverviewProps) {
  const { shared, isRemoved, undoBar } = useInvitationActions(onPanel);
  return (
    <>
      <div>
        <OverviewSections isExpert={isExpert} isRemoved={isRemoved} undoBar={undoBar} {...shared} />
      </div>
      {panel === null ? null : <InvitationPanels panel={panel} expertName={expertName} {...shared} />}
    </>
  );
}

type OverviewSectionsProps = Pick<InvitationOverviewProps, 'isExpert'> &
  Pick<InvitationSectionProps, 'now' | 'notes' | 'onPanel' | 'onDelete'> &
  Pick<ReturnType<typeof useInvitationActions>, 'isRemoved' | 'undoBar'>;

function OverviewSections({ isExpert, isRemoved, undoBar, ...shared }: OverviewSectionsProps) {
  const [, setQuery] = useSearchParams();
  const list = useInvitationList(isRemoved);
  const { all, present, request, reload } = list;
  const confirmed = useMemo(() => present.filter(isAccepted), [present]);
  const heading = useHeadingAfterRemoval(all.length - present.length);
  const hasNoProfile = useHasNoPublishedProfile();
  if (!list.isSettled) {
    return (
      <StatusView request={list.unsettled} hasContent={false} skeleton={<OverviewSkeleton />} onRetry={reload}>
        {null}
      </StatusView>
    );
  }
  return (
    <Stack sx={{ gap: 4 }}>
      <ConfirmedPeople
        invitations={confirmed}
        onOpen={({ id }) => shared.onPanel({ type: 'detail', id })}
        onAll={() => {
          setQuery((before) => withFilter(before, 'status', 'confirmed'), { replace: true });
          heading.current?.focus();
        }}
      />
      <VerificationLinks onRetry={list.reloadPages} />
      {/* The page says already what has to come first. */}
      {hasNoProfile && all.length === 0 ? null : (
        <InvitationSection
          heading={heading}
          isNoExpert={isExpert === false && !hasNoProfile}
          request={request}
          onRetry={reload}
          undoBar={undoBar}
          invitations={present}
          {...shared}
        />
      )}
    </Stack>
  );
}

/** As high as a confirmation, the folded links, heading, filters and five invitations. */
function OverviewSkeleton() {
  return (
    <Stack sx={{ gap: 4 }}>
      <ListSkeleton rows={1} height={128} />
      <ListSkeleton rows={1} height={64} />
      <ListSkeleton rows={1} height={108} />
      <CardListSkeleton rows={5} height={invitationHeight} />
    </Stack>
  );
}

/** When the row that had the focus is taken away, the list's heading has it (quality, section 5). */
function useHeadingAfterRemoval(removed: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(removed);
  useEffect(() => {
    if (removed > before.current) heading.current?.focus();
    before.current = removed;
  }, [removed]);
  return heading;
}
