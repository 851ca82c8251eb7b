import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName } from '@/domain/invitation';
import type { InvitationGroup } from '@/domain/invitationGroup';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { getById } from '@/store/idRecord';
import { savePreferences, selectGroups } from '@/entities/invitation/invitationPreferences';
import { UndoBar } from '@/ui/feedback/UndoBar';

/** Each has an address of its own, and the name of that in the menu. */
export const groupRoutes = { family: 'familyAndFriends', colleagues: 'colleagues', customers: 'customers' } as const;

export function useGroupName(): (group: InvitationGroup) => string {
  const { t } = useTranslation('common');
  return (group) => t(`menu.${groupRoutes[group]}`);
}

interface Move {
  /** Another one for each move. */
  id: string;
  before: Record<string, InvitationGroup | null>;
  text: string;
}

export function useMoveToGroup() {
  const { t } = useTranslation(['endorsements', 'common']);
  const dispatch = useAppDispatch();
  const groupName = useGroupName();
  const groups = useAppSelector(selectGroups);
  const [last, setLast] = useState<Move | null>(null);
  const groupOf = ({ id }: Pick<Invitation, 'id'>) => getById(groups, id) ?? null;

  const move = (people: readonly Invitation[], group: InvitationGroup | null) => {
    const changes = Object.fromEntries(people.map(({ id }) => [id, group]));
    const isKept = dispatch(savePreferences('invitationGroups', changes));
    const name =
      people.length === 1 && people[0] ? inviteeName(people[0]) : t('people.count', { count: people.length });
    const text = group ? t('people.moved', { name, group: groupName(group) }) : t('people.taken', { name });
    setLast((previous) => ({
      id: String(Number(previous?.id ?? 0) + 1),
      before: Object.fromEntries(people.map((person) => [person.id, groupOf(person)])),
      text: isKept ? text : `${text}. ${t('common:storage.notKept')}`,
    }));
  };
  const undoMove = (
    <UndoBar
      removal={last}
      onUndo={() => {
        if (last) dispatch(savePreferences('invitationGroups', last.before));
        setLast(null);
      }}
      onClose={() => setLast(null)}
    />
  );
  return { groupOf, move, undoMove };
}
