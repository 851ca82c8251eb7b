import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState, type Dispatch, type ReactNode, type RefObject, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { filtersOf, invitationFilters, invitationStatus, orderInvitations } from '@/domain/invitation';
import { firstItemCount, type RequestState } from '@/store/trackRequest';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { CardListSkeleton } from '@/ui/list/paged/CardListSkeleton';
import { FilterChips } from '@/ui/list/paged/FilterChips';
import { LoadingMore } from '@/ui/list/paged/LoadingMore';
import { PagedList } from '@/ui/list/paged/PagedList';
import { useListQuery } from '@/ui/list/paged/useListQuery';
import type { Panel } from './InvitationPanels';
import { InvitationRow } from './InvitationRow';
import type { InvitationNotes } from './invitationNotes';

// With its first opening, not with the page (performance S2).
const ChooseInvitations = lazyComponent(() => import('./ChooseInvitations'), 'ChooseInvitations');

const isAvailable = (invitation: Invitation, now: number) => invitationStatus(invitation, now) === 'pending';

/** Height of a row in px. */
export const invitationHeight = 72;

interface InvitationListProps {
  invitations: readonly Invitation[];
  isPartial: boolean;
  now: number;
  notes: InvitationNotes;
  onPanel: Dispatch<SetStateAction<Panel | null>>;
  onDelete: (invitation: Invitation) => void;
}

export interface InvitationSectionProps extends InvitationListProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Only experts can invite. */
  isNoExpert: boolean;
  /** No invitation is left, not even one whose removal can be undone. */
  isEmpty: boolean;
  request: RequestState;
  onRetry: () => void;
  undoBar: ReactNode;
}

export function InvitationSection(props: InvitationSectionProps) {
  const { heading, isNoExpert, isEmpty, request, onRetry, undoBar, ...list } = props;
  const { t } = useTranslation('endorsements');
  const [isChoosing, setIsChoosing] = useState(false);
  // A single address is copied in its row.
  const canChoose = !list.isPartial && list.invitations.filter((one) => isAvailable(one, list.now)).length > 1;
  return (
    <Stack component="section" aria-labelledby="invitations-heading" sx={{ gap: 2 }}>
      <Box>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap' }}
        >
          <Typography variant="h2" id="invitations-heading" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {t('list.title')}
          </Typography>
          {canChoose ? (
            <Button
              onClick={() => setIsChoosing(!isChoosing)}
              sx={({ mixins }) => ({ ...mixins.textButtonAtEdge, my: -1 })}
            >
              {t(isChoosing ? 'choose.end' : 'choose.start')}
            </Button>
          ) : null}
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>
          {t(canChoose && isChoosing ? 'choose.intro' : 'list.intro')}
        </Typography>
      </Box>
      {isNoExpert ? <Alert severity="info">{t('notExpert')}</Alert> : null}
      <Box>
        <LoadingMore isLoading={list.isPartial} />
        <StatusView
          request={request}
          hasContent={!isEmpty}
          skeleton={<CardListSkeleton rows={5} height={invitationHeight} />}
          empty={<EmptyState drawing="invitation" title={t('list.emptyTitle')} text={t('list.empty')} />}
          onRetry={onRetry}
        >
          <InvitationList isChoosing={canChoose && isChoosing} {...list} />
        </StatusView>
      </Box>
      {undoBar}
    </Stack>
  );
}

/** The filter is in the address as `?status=`. */
function InvitationList(props: InvitationListProps & { isChoosing: boolean }) {
  const { isChoosing, invitations, isPartial, now, notes, onPanel, onDelete } = props;
  const { t } = useTranslation('endorsements');
  const ordered = useMemo(() => {
    const all = orderInvitations(invitations, now);
    // The people who have confirmed are there as well.
    return isPartial ? all.slice(0, firstItemCount) : all;
  }, [invitations, isPartial, now]);
  const filters = useMemo(() => filtersAt(now), [now]);
  const query = useListQuery({ items: ordered, isPartial, filters });
  return (
    <Box>
      <FilterChips
        label={t('filter.label')}
        query={query}
        filter="status"
        values={invitationFilters}
        textOf={(value) => t(`filter.${value || 'all'}`)}
      />
      {isChoosing ? (
        <Suspense fallback={<CardListSkeleton rows={5} height={invitationHeight} />}>
          <ChooseInvitations
            invitations={query.shown.filter((one) => isAvailable(one, now))}
            now={now}
            onShared={notes.noteShared}
          />
        </Suspense>
      ) : query.shown.length === 0 && !isPartial ? (
        <EmptyState drawing="search" title={t('filter.nothing')} />
      ) : query.isWaiting ? (
        <CardListSkeleton rows={5} height={invitationHeight} />
      ) : (
        <PagedList
          items={query.shown}
          isPartial={isPartial}
          keyOf={({ id }) => id}
          estimatedHeight={invitationHeight}
          label={t('list.title')}
        >
          {(invitation) => (
            <InvitationRow
              invitation={invitation}
              now={now}
              lastShared={notes.lastShared(invitation.id)}
              onOpen={() => onPanel({ type: 'detail', id: invitation.id })}
              onStep={(type) => onPanel({ type, id: invitation.id })}
              onShared={() => notes.noteShared(invitation.id)}
              onDelete={() => onDelete(invitation)}
            />
          )}
        </PagedList>
      )}
    </Box>
  );
}

const filtersAt = (now: number) => ({
  status: {
    values: invitationFilters,
    matches: (invitation: Invitation, value: string) => filtersOf(invitation, now).some((one) => one === value),
  },
});
