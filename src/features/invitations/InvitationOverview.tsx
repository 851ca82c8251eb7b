import Stack from '@mui/material/Stack';
import { Suspense, useEffect, useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeText } from '@/domain/invitation';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { shownItems } from '@/store/trackRequest';
import { useSearchParams } from '@/routes/navigation';
import {
  deleteInvitation,
  fetchInvitations,
  fetchVerificationPages,
  selectInvitations,
  selectInvitationsRequest,
  selectPagesRequest,
} from '@/entities/invitation/endorsementsSlice';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { CardListSkeleton } from '@/ui/list/paged/CardListSkeleton';
import { withFilter } from '@/ui/list/paged/paging';
import { useLanguage } from '@/ui/text/useLanguage';
import { ConfirmedPeople } from './ConfirmedPeople';
import { InvitationSection, invitationHeight, type InvitationSectionProps } from './InvitationSection';
import type { Panel } from './InvitationPanels';
import { useHasNoPublishedProfile } from './NoPublishedProfile';
import { VerificationLinks } from './VerificationLinks';
import { useInvitationNotes } from './invitationNotes';

// With its first opening, not with the page (performance S2).
const InvitationPanels = lazyComponent(() => import('./InvitationPanels'), 'InvitationPanels');

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
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const [now] = useState(() => Date.now());
  const notes = useInvitationNotes();
  const { remove, isRemoved, undoBar } = useUndoable();
  const deleteLater = (invitation: Invitation) => {
    onPanel(null);
    remove({
      id: invitation.id,
      text: t('delete.done', inviteeText(invitation)),
      send: () => dispatch(deleteInvitation({ params: { invitationId: invitation.id } })),
    });
  };
  const shared = { now, notes, onPanel, onDelete: deleteLater };
  return (
    <>
      <div>
        <OverviewSections isExpert={isExpert} isRemoved={isRemoved} undoBar={undoBar} {...shared} />
      </div>
      {panel === null ? null : (
        <Suspense>
          <InvitationPanels panel={panel} expertName={expertName} {...shared} />
        </Suspense>
      )}
    </>
  );
}

type OverviewSectionsProps = Pick<InvitationOverviewProps, 'isExpert'> &
  Pick<InvitationSectionProps, 'now' | 'notes' | 'onPanel' | 'onDelete'> &
  Pick<ReturnType<typeof useUndoable>, 'isRemoved' | 'undoBar'>;

function OverviewSections({ isExpert, isRemoved, undoBar, ...list }: OverviewSectionsProps) {
  const [, setQuery] = useSearchParams();
  const request = useRequest(selectInvitationsRequest);
  const { items: all, isPartial } = shownItems(useAppSelector(selectInvitations), request);
  const reload = useLoad(fetchInvitations, undefined, request);
  const pagesRequest = useRequest(selectPagesRequest);
  const reloadPages = useLoad(fetchVerificationPages, { query: { lang: useLanguage() } }, pagesRequest);
  const present = useMemo(() => all.filter(({ id }) => !isRemoved(id)), [all, isRemoved]);
  const confirmed = useMemo(() => present.filter(({ accepted }) => accepted), [present]);
  const heading = useHeadingAfterRemoval(all.length - present.length);
  const hasNoProfile = useHasNoPublishedProfile();
  // Only then the height of the first sections is known: everything is shown at once, and nothing moves.
  const isSettled = all.length > 0 || (request.settledAt !== null && pagesRequest.settledAt !== null);
  if (!isSettled) {
    return (
      <StatusView
        request={request.settledAt === null ? request : pagesRequest}
        hasContent={false}
        skeleton={<OverviewSkeleton />}
        onRetry={reload}
      >
        {null}
      </StatusView>
    );
  }
  return (
    <Stack sx={{ gap: 4 }}>
      <ConfirmedPeople
        invitations={confirmed}
        isPartial={isPartial}
        onOpen={({ id }) => list.onPanel({ type: 'detail', id })}
        onAll={() => {
          setQuery((before) => withFilter(before, 'status', 'confirmed'), { replace: true });
          heading.current?.focus();
        }}
      />
      <VerificationLinks onRetry={reloadPages} />
      {/* The page says already what has to come first. */}
      {hasNoProfile && all.length === 0 ? null : (
        <InvitationSection
          heading={heading}
          isNoExpert={isExpert === false && !hasNoProfile}
          request={request}
          onRetry={reload}
          undoBar={undoBar}
          isEmpty={all.length === 0}
          invitations={present}
          isPartial={isPartial}
          {...list}
        />
      )}
    </Stack>
  );
}

/** As high as a confirmation, the folded links, heading, filters and five invitations. */
function OverviewSkeleton() {
  return (
    <Stack sx={{ gap: 4 }}>
      <ListSkeleton rows={1} height={110} />
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
