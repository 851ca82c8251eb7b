import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
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
import { InvitationRow, useInvitationStatusText } from './InvitationRow';
import type { Invitations } from './useInvitations';
import { VerificationLinks } from './VerificationLinks';

/** Height of a row in px. */
const rowHeight = 72;

export function InvitationOverview({ page }: { page: Invitations }) {
  return (
    <Stack sx={{ gap: 4 }}>
      <VerificationLinks page={page} />
      {/* The page says already what has to come first. */}
      {page.hasNoProfile && page.all.length === 0 ? null : <InvitationSection page={page} />}
    </Stack>
  );
}

/** The filter is in the address as `?status=`. */
function InvitationSection({ page }: { page: Invitations }) {
  const { present, now } = page;
  const { t } = useTranslation('endorsements');
  const [isChosen, setIsChosen] = useState(false);
  const ordered = useMemo(() => orderInvitations(present, now), [present, now]);
  const filters = useMemo(() => filtersAt(now), [now]);
  const query = useListQuery({ items: ordered, filters });
  // A single address is copied in its row.
  const canChoose = availableOf(present, now).length > 1;
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
      {page.isNoExpert ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('notExpert')}
        </Alert>
      ) : null}
      <ListPage
        request={page.shownRequest}
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
        instead={isChoosing ? <ChooseInvitations shown={query.visible} now={now} /> : undefined}
        onRetry={page.reload}
      >
        {(invitation) => <InvitationRow invitation={invitation} page={page} />}
      </ListPage>
    </Box>
  );
}

const filtersAt = (now: number) => ({
  status: {
    values: invitationFilters,
    matches: (invitation: Invitation, value: string) => filtersOf(invitation, now).some((filter) => filter === value),
  },
});

const availableOf = (invitations: readonly Invitation[], now: number) =>
  invitations.filter((invitation) => invitationStatus(invitation, now) === 'pending');

/** Of the available ones: the address of any other leads nowhere. */
function ChooseInvitations({ shown, now }: { shown: readonly Invitation[]; now: number }) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const statusText = useInvitationStatusText(now);
  const invitations = availableOf(shown, now);
  if (invitations.length === 0) return <EmptyState drawing="search" title={t('choose.nothing')} />;
  return (
    <ChooseList
      items={invitations}
      label={t('list.title')}
      hint={t('choose.hint')}
      nameOf={(invitation) => inviteeName(invitation) || t('row.noName')}
      renderDetails={statusText}
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
