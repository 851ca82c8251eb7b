import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName } from '@/domain/invitation';
import { invitationGroups, invitedPeople, type InvitationGroup } from '@/domain/invitationGroup';
import { href } from '@/routes/href';
import { useNavigate, useSearchParams } from '@/routes/navigation';
import { visuallyHidden } from '@/ui/basics/VisuallyHidden';
import { ChooseList } from '@/ui/bulk/ChooseList';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { ListPage, NothingFound } from '@/ui/list/ListPage';
import { ListTools } from '@/ui/list/ListTools';
import { PagedList } from '@/ui/list/PagedList';
import { VirtualList, type VirtualListProps } from '@/ui/list/VirtualList';
import { withFilter } from '@/ui/list/paging';
import { useListQuery, type ListQuery } from '@/ui/list/useListQuery';
import { useIsStorageKept } from '@/ui/text/storageText';
import { NoPublishedProfile } from './NoPublishedProfile';
import { GroupSelect, PersonRow, PersonState } from './PersonRow';
import type { Invitations } from './useInvitations';
import { groupRoutes, useGroupName, useMoveToGroup } from './useMoveToGroup';

/** In px. */
const rowHeight = 72;

/** The group is in the path. */
const noFilters = {};

/** Those of the group, and below them those who are in none yet. */
export function PeopleOverview({ page }: { page: Invitations }) {
  const { group, present, now, hasNoProfile } = page;
  const { t } = useTranslation('endorsements');
  const groupName = useGroupName();
  const { groupOf, move, undoMove } = useMoveToGroup();
  const people = useMemo(() => invitedPeople(present, now), [present, now]);
  const query = useListQuery({ items: people, textOf: inviteeName, filters: noFilters });
  const [isChoosing, setChoosing] = useState(false);
  const members = group ? query.visible.filter((person) => groupOf(person) === group) : query.visible;
  const ungrouped = group ? query.visible.filter((person) => groupOf(person) === null) : [];
  const label = group ? groupName(group) : t('people.all');
  const rows = {
    keyOf: ({ id }: Invitation) => id,
    estimatedHeight: rowHeight,
    children: (person: Invitation) => (
      <PersonRow page={page} person={person} group={groupOf(person)} onMove={(next) => move([person], next)} />
    ),
  };
  const moveChosen = (chosen: readonly Invitation[], next: InvitationGroup | null) => {
    move(chosen, next);
    setChoosing(false);
  };
  return (
    <>
      {page.isNoExpert ? (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('notExpert')}
        </Alert>
      ) : null}
      <ListPage
        {...rows}
        request={page.shownRequest}
        items={people}
        visible={members}
        List={PagedList}
        label={label}
        skeleton={<CardListSkeleton rows={5} height={rowHeight} filters={4} />}
        empty={
          hasNoProfile ? (
            <NoPublishedProfile />
          ) : (
            <EmptyState drawing="invitation" title={t('people.emptyTitle')} text={t('people.empty')} />
          )
        }
        nothing={
          query.isNarrowed ? (
            <NothingFound title={t('people.nothing')} />
          ) : (
            <Typography>{t('people.emptyGroup')}</Typography>
          )
        }
        tools={
          <PeopleTools group={group} query={query} people={people} groupOf={groupOf}>
            {people.length > 1 ? (
              <Button
                onClick={() => setChoosing(!isChoosing)}
                sx={({ mixins }) => ({ ...mixins.textButtonAtEdge, my: -1 })}
              >
                {t(isChoosing ? 'choose.end' : 'choose.start')}
              </Button>
            ) : null}
            <Box component="h2" sx={visuallyHidden}>
              {label}
            </Box>
          </PeopleTools>
        }
        instead={
          isChoosing ? (
            <ChoosePeople people={[...members, ...ungrouped]} label={label} now={now} onMove={moveChosen} />
          ) : undefined
        }
        onRetry={page.reload}
      />
      {ungrouped.length > 0 && !isChoosing ? <Ungrouped rows={rows} people={ungrouped} /> : null}
      {undoMove}
    </>
  );
}

interface UngroupedProps {
  rows: Pick<VirtualListProps<Invitation>, 'keyOf' | 'estimatedHeight' | 'children'>;
  people: readonly Invitation[];
}

function Ungrouped({ rows, people }: UngroupedProps) {
  const { t } = useTranslation('endorsements');
  return (
    <Box component="section" aria-labelledby="ungrouped-heading" sx={{ mt: 4 }}>
      <Typography variant="h2" id="ungrouped-heading" tabIndex={-1} sx={{ outline: 'none', mb: 1.5 }}>
        {t('people.ungrouped')}
      </Typography>
      <VirtualList {...rows} items={people} label={t('people.ungrouped')} onCard />
    </Box>
  );
}

interface ChoosePeopleProps {
  now: number;
  people: readonly Invitation[];
  label: string;
  onMove: (chosen: readonly Invitation[], group: InvitationGroup | null) => void;
}

/** Several people into one group at once. */
function ChoosePeople({ people, label, now, onMove }: ChoosePeopleProps) {
  const { t } = useTranslation('endorsements');
  return (
    <ChooseList
      items={people}
      label={label}
      hint={t('people.choose')}
      nameOf={inviteeName}
      renderDetails={(person) => <PersonState person={person} now={now} />}
      renderActions={(chosen) => (
        <GroupSelect label={t('people.chooseGroup')} onChange={(next) => onMove(chosen, next)} />
      )}
    />
  );
}

interface PeopleToolsProps {
  group: InvitationGroup | null;
  query: ListQuery<Invitation>;
  people: readonly Invitation[];
  groupOf: (person: Invitation) => InvitationGroup | null;
  children: ReactNode;
}

/** The groups as filters, each with an address of its own. */
function PeopleTools({ group, query, people, groupOf, children }: PeopleToolsProps) {
  const { t } = useTranslation(['endorsements', 'common']);
  const isStorageKept = useIsStorageKept();
  const groupName = useGroupName();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const choose = (_filter: string, value: string) => {
    const chosen = invitationGroups.find((option) => option === value);
    const next = withFilter(address, 'group', chosen ? '' : 'all');
    const to = href(groupRoutes[chosen ?? 'family'], undefined, Object.fromEntries(next));
    void navigate(to, { preventScrollReset: true, state: { keepsFocus: true } });
  };
  const countOf = (_filter: string, value: string) =>
    query.visible.filter((person) => value === '' || groupOf(person) === value).length;
  return (
    <>
      <ListTools
        query={{ ...query, valueOf: () => group ?? '', onFilter: choose, countOf }}
        count={people.length}
        chips={{
          label: t('people.groups'),
          filter: 'group',
          values: invitationGroups,
          textOf: (value) => (value === '' ? t('filter.all') : groupName(value)),
        }}
        searchLabel={t('people.search')}
      />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t(isStorageKept ? 'people.onDevice' : 'common:storage.notKept')}
        </Typography>
        {children}
      </Stack>
    </>
  );
}
