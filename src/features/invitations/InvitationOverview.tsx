import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { filtersOf, invitationFilters, invitationStatus, inviteeName, orderInvitations } from '@/domain/invitation';
import { useAppDispatch } from '@/store/hooks';
import { markShared } from '@/entities/invitation/invitationPreferences';
import { CopyButton } from '@/ui/basics/CopyButton';
import { ChooseList } from '@/ui/bulk/ChooseList';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ListPage, NothingFound } from '@/ui/list/ListPage';
import { ListTools } from '@/ui/list/ListTools';
import { PagedList } from '@/ui/list/PagedList';
import { useListQuery } from '@/ui/list/useListQuery';
import { addressLines } from './address';
import { InvitationPanels } from './InvitationPanels';
import { InvitationRow, useInvitationStatusText } from './InvitationRow';
import { useHasNoPublishedProfile } from './NoPublishedProfile';
import { useInvitationActions, useInvitationList } from './useInvitationList';
import type { OverviewProps } from './useInvitationPanel';
import { VerificationLinks } from './VerificationLinks';

/** Height of a row in px. */
const rowHeight = 72;

export function InvitationOverview({ expertName, isExpert, panel, onPanel }: OverviewProps) {
  const { shared, isRemoved, undoBar } = useInvitationActions(onPanel);
  const list = useInvitationList(isRemoved);
  const hasNoProfile = useHasNoPublishedProfile();
  return (
    <>
      <Stack sx={{ gap: 4 }}>
        <VerificationLinks onRetry={list.reloadPages} />
        {/* The page says already what has to come first. */}
        {hasNoProfile && list.all.length === 0 ? null : (
          <InvitationSection
            {...shared}
            list={list}
            isNoExpert={isExpert === false && !hasNoProfile}
            undoBar={undoBar}
          />
        )}
      </Stack>
      {panel === null ? null : <InvitationPanels panel={panel} expertName={expertName} {...shared} />}
    </>
  );
}

interface InvitationSectionProps extends Pick<OverviewProps, 'onPanel'> {
  list: ReturnType<typeof useInvitationList>;
  now: number;
  onDelete: (invitation: Invitation) => void;
  /** Only experts can invite. */
  isNoExpert: boolean;
  undoBar: ReactNode;
}

/** The filter is in the address as `?status=`. */
function InvitationSection({ list, now, onPanel, onDelete, isNoExpert, undoBar }: InvitationSectionProps) {
  const { t } = useTranslation('endorsements');
  const { present, request, reload, isSettled, unsettled } = list;
  const [isChosen, setIsChosen] = useState(false);
  const ordered = useMemo(() => orderInvitations(present, now), [present, now]);
  const filters = useMemo(() => filtersAt(now), [now]);
  const query = useListQuery({ items: ordered, filters });
  const isAvailable = (invitation: Invitation) => invitationStatus(invitation, now) === 'pending';
  // A single address is copied in its row.
  const canChoose = present.filter(isAvailable).length > 1;
  const isChoosing = canChoose && isChosen;
  return (
    <Box component="section" aria-labelledby="invitations-heading">
      <Stack direction="row" sx={{ justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap', mb: 2 }}>
        <Typography variant="h2" id="invitations-heading" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('list.title')}
        </Typography>
        {canChoose ? (
          <Button onClick={() => setIsChosen(!isChosen)} sx={({ mixins }) => ({ ...mixins.textButtonAtEdge, my: -1 })}>
            {t(isChoosing ? 'choose.end' : 'choose.start')}
          </Button>
        ) : null}
      </Stack>
      {isNoExpert ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('notExpert')}
        </Alert>
      ) : null}
      <ListPage
        request={isSettled ? request : unsettled}
        items={present}
        visible={query.visible}
        List={PagedList}
        keyOf={({ id }) => id}
        estimatedHeight={rowHeight}
        label={t('list.title')}
        skeleton={<CardListSkeleton rows={5} height={rowHeight} filters={5} />}
        empty={<EmptyState drawing="invitation" title={t('list.emptyTitle')} text={t('list.empty')} />}
        nothing={<NothingFound title={t('filter.nothing')} />}
        tools={
          <ListTools
            query={query}
            count={present.length}
            chips={{
              label: t('filter.label'),
              filter: 'status',
              values: invitationFilters,
              textOf: (value) => t(`filter.${value || 'all'}`),
            }}
          />
        }
        instead={
          isChoosing ? <ChooseInvitations invitations={query.visible.filter(isAvailable)} now={now} /> : undefined
        }
        onRetry={reload}
      >
        {(invitation) => (
          <InvitationRow
            invitation={invitation}
            now={now}
            onOpen={() => onPanel({ type: 'detail', id: invitation.id })}
            onStep={(type) => onPanel({ type, id: invitation.id })}
            onDelete={() => onDelete(invitation)}
          />
        )}
      </ListPage>
      {undoBar}
    </Box>
  );
}

const filtersAt = (now: number) => ({
  status: {
    values: invitationFilters,
    matches: (invitation: Invitation, value: string) => filtersOf(invitation, now).some((filter) => filter === value),
  },
});

interface ChooseInvitationsProps {
  /** Available ones: the address of any other leads nowhere. */
  invitations: readonly Invitation[];
  now: number;
}

function ChooseInvitations({ invitations, now }: ChooseInvitationsProps) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  if (invitations.length === 0) return <EmptyState drawing="search" title={t('choose.nothing')} />;
  return (
    <ChooseList
      items={invitations}
      label={t('list.title')}
      hint={t('choose.hint')}
      nameOf={(invitation) => inviteeName(invitation) || t('row.noName')}
      renderDetails={(invitation) => <InvitationStatus invitation={invitation} now={now} />}
      renderActions={(chosen) => (
        <CopyButton
          text={addressLines(chosen, t('row.noName'))}
          what={t('choose.what')}
          label={t('choose.copy')}
          variant="outlined"
          onCopied={() => dispatch(markShared(chosen.map(({ id }) => id)))}
        />
      )}
    />
  );
}

function InvitationStatus({ invitation, now }: { invitation: Invitation; now: number }) {
  return useInvitationStatusText(invitation, now);
}
