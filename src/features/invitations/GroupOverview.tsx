import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { peopleOfGroup, type InvitationGroup } from '@/domain/invitationGroup';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusView } from '@/ui/feedback/StatusView';
import { CardListSkeleton } from '@/ui/feedback/ListSkeleton';
import { InvitationPanels, type Panel } from './InvitationPanels';
import { NoPublishedProfile, useHasNoPublishedProfile } from './NoPublishedProfile';
import { PeopleList } from './PeopleList';
import { PersonRow, UngroupedPerson } from './PersonRow';
import { useInvitationActions, useInvitationList } from './useInvitationList';
import { useMovedPeople } from './useMovedPeople';

/** Heights of a row in px, without and with the groups to choose from. */
const rowHeight = 72;
const choiceHeight = 124;

export interface OverviewProps {
  /** Signs the messages. */
  expertName: string;
  /** Whether the server counts the user as an expert; null where it does not say (D-11). */
  isExpert: boolean | null;
  panel: Panel | null;
  onPanel: Dispatch<SetStateAction<Panel | null>>;
}

interface GroupOverviewProps extends OverviewProps {
  group: InvitationGroup;
}

/** The people of one group, those who confirmed first, and those who are in none yet (D-74). */
export function GroupOverview({ group, expertName, isExpert, panel, onPanel }: GroupOverviewProps) {
  const { t } = useTranslation('endorsements');
  const { shared, isRemoved, undoBar } = useInvitationActions(onPanel);
  const { all, present, reload, request, isSettled, unsettled } = useInvitationList(isRemoved);
  const hasNoProfile = useHasNoPublishedProfile();
  const { move, undoMove, sections } = useMovedPeople(shared.notes);
  const { confirmed, asked, ungrouped } = peopleOfGroup(present, group, shared.notes.groupOf, shared.now);
  const isEmpty = confirmed.length + asked.length === 0;
  const rowOf = (person: (typeof present)[number]) => ({
    person,
    now: shared.now,
    onOpen: () => onPanel({ type: 'detail' as const, id: person.id }),
    onMove: (next: InvitationGroup | null) => move(person, next),
  });
  return (
    <>
      <div ref={sections}>
        <StatusView
          request={isSettled ? request : unsettled}
          hasContent={all.length > 0}
          skeleton={<CardListSkeleton rows={5} height={rowHeight} />}
          onRetry={reload}
        >
          <Stack sx={{ gap: 4 }}>
            {isExpert === false && !hasNoProfile ? <Alert severity="info">{t('notExpert')}</Alert> : null}
            {hasNoProfile && all.length === 0 ? (
              <NoPublishedProfile />
            ) : isEmpty ? (
              <EmptyState
                drawing="invitation"
                title={t('group.emptyTitle')}
                text={t(ungrouped.length > 0 ? 'group.emptyChoose' : 'group.empty')}
              />
            ) : null}
            <PeopleList
              title={t('group.confirmed', { count: confirmed.length })}
              people={confirmed}
              rowHeight={rowHeight}
            >
              {(person) => <PersonRow group={group} {...rowOf(person)} />}
            </PeopleList>
            <PeopleList title={t('group.asked', { count: asked.length })} people={asked} rowHeight={rowHeight}>
              {(person) => <PersonRow group={group} {...rowOf(person)} />}
            </PeopleList>
            <PeopleList
              title={t('group.ungrouped', { count: ungrouped.length })}
              text={t('group.ungroupedText')}
              people={ungrouped}
              rowHeight={choiceHeight}
            >
              {(person) => <UngroupedPerson pageGroup={group} {...rowOf(person)} />}
            </PeopleList>
          </Stack>
        </StatusView>
      </div>
      {undoBar}
      {undoMove}
      {panel === null ? null : <InvitationPanels panel={panel} group={group} expertName={expertName} {...shared} />}
    </>
  );
}
