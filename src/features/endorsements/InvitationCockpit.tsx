import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import {
  countInvitations,
  filtersOf,
  orderInvitations,
  invitationFilters,
  type InvitationStep,
  inviteeText,
} from '@/domain/invitation';
import { useSearchParams } from '@/routes/navigation';
import { useAppDispatch, useAppSelector, useLoad } from '@/store/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { useUndoable } from '@/ui/feedback/useUndoable';
import { CardListSkeleton } from '@/ui/list/CardListSkeleton';
import { FilterChips } from '@/ui/list/FilterChips';
import { PagedList, withFilter } from '@/ui/list/PagedList';
import { deleteInvitation, fetchInvitations, selectInvitations, selectInvitationsRequest } from './endorsementsSlice';
import { InvitationRow } from './InvitationRow';
import { useLastShared } from './lastShared';
import { useHasNoPublishedProfile } from './NoPublishedProfile';

/* The panels come with their first opening, not with the page (performance S2). */
const CreateInvitation = lazy(async () => ({ default: (await import('./CreateInvitation')).CreateInvitation }));
const InvitationDetail = lazy(async () => ({ default: (await import('./InvitationDetail')).InvitationDetail }));
const RenewDialog = lazy(async () => ({ default: (await import('./RenewDialog')).RenewDialog }));
const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet')).ShareSheet }));

const rowHeight = 72;

/** The panel beside the list. */
type Panel = { kind: 'detail' | 'share' | 'remind' | 'renew'; id: string };

interface InvitationCockpitProps {
  /** Signs the messages. */
  expertName: string;
  /** Whether the server counts the user as an expert; null where it does not say (D-11). */
  isExpert: boolean | null;
  /** The panel for a new invitation is open. */
  isCreating: boolean;
  onCreating: (open: boolean) => void;
}

/** All invitations at a glance: how many in which state, whom to remind, what to renew (VER-02, ux no. 12). */
export function InvitationCockpit({ expertName, isExpert, isCreating, onCreating }: InvitationCockpitProps) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const [now] = useState(() => Date.now());
  const [query, setQuery] = useSearchParams();
  const filter = invitationFilters.find((one) => one === query.get('status')) ?? null;
  const [panel, setPanel] = useState<Panel | null>(null);
  const { lastShared, noteShared } = useLastShared();
  const { remove, undoBar, isRemoved } = useUndoable();
  const all = useAppSelector(selectInvitations);
  const request = useAppSelector(selectInvitationsRequest);
  const reload = useLoad(fetchInvitations, undefined, request);

  const present = useMemo(() => all.filter(({ id }) => !isRemoved(id)), [all, isRemoved]);
  const counts = useMemo(() => countInvitations(present, now), [present, now]);
  const ordered = useMemo(() => orderInvitations(present, now), [present, now]);
  const shown = useMemo(
    () => (filter === null ? ordered : ordered.filter((invitation) => filtersOf(invitation, now).includes(filter))),
    [ordered, filter, now],
  );
  const heading = useHeadingAfterRemoval(all.length - present.length);
  const hasNoProfile = useHasNoPublishedProfile();
  const open = panel ? all.find(({ id }) => id === panel.id) : undefined;
  const step = (id: string, kind: InvitationStep) => setPanel({ kind, id });

  const deleteLater = (invitation: Invitation) => {
    setPanel(null);
    remove({
      id: invitation.id,
      text: t('delete.done', inviteeText(invitation)),
      send: () => dispatch(deleteInvitation({ params: { invitationId: invitation.id } })),
    });
  };

  // The page says already what has to come first.
  if (hasNoProfile && all.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="invitations-heading" sx={{ gap: 2 }}>
      <Box>
        <Typography variant="h2" id="invitations-heading" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {t('list.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('list.intro')}</Typography>
      </Box>
      {isExpert === false && !hasNoProfile ? <Alert severity="info">{t('notExpert')}</Alert> : null}
      <StatusView
        request={request}
        hasContent={all.length > 0}
        skeleton={<CardListSkeleton rows={5} height={rowHeight} filters={invitationFilters.length + 1} />}
        empty={<EmptyState drawing="invitation" title={t('list.emptyTitle')} text={t('list.empty')} />}
        onRetry={reload}
      >
        <Box>
          <FilterChips
            label={t('filter.label')}
            value={filter ?? 'all'}
            options={[
              { value: 'all', label: t('filter.all'), count: present.length },
              ...invitationFilters.map((value) => ({ value, label: t(`filter.${value}`), count: counts[value] })),
            ]}
            onChange={(next) =>
              setQuery((before) => withFilter(before, 'status', next === 'all' ? '' : next), { replace: true })
            }
          />
          {shown.length === 0 ? (
            <EmptyState drawing="search" title={t('filter.nothing')} />
          ) : (
            <PagedList items={shown} keyOf={({ id }) => id} estimatedHeight={rowHeight} label={t('list.title')}>
              {(invitation) => (
                <InvitationRow
                  invitation={invitation}
                  now={now}
                  lastShared={lastShared(invitation.id)}
                  onOpen={() => setPanel({ kind: 'detail', id: invitation.id })}
                  onStep={(kind) => step(invitation.id, kind)}
                />
              )}
            </PagedList>
          )}
        </Box>
      </StatusView>
      {undoBar}
      <Suspense>
        {isCreating ? (
          <CreateInvitation
            onClose={() => onCreating(false)}
            onCreated={({ id }) => {
              onCreating(false);
              setPanel({ kind: 'share', id });
            }}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {panel?.kind === 'detail' ? (
          <InvitationDetail
            invitationId={panel.id}
            now={now}
            lastShared={lastShared(panel.id)}
            onStep={(kind) => step(panel.id, kind)}
            onDelete={deleteLater}
            onClose={() => setPanel(null)}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {open && (panel?.kind === 'share' || panel?.kind === 'remind') ? (
          <ShareSheet
            invitation={open}
            expertName={expertName}
            reminds={panel.kind === 'remind'}
            onShared={() => noteShared(open.id)}
            onClose={() => setPanel(null)}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {open && panel?.kind === 'renew' ? (
          <RenewDialog
            invitation={open}
            onRenewed={({ id }) => setPanel({ kind: 'share', id })}
            onClose={() => setPanel((current) => (current?.kind === 'renew' ? null : current))}
          />
        ) : null}
      </Suspense>
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
