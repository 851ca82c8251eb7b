import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName } from '@/domain/invitation';
import type { InvitationGroup } from '@/domain/invitationGroup';
import { UndoBar } from '@/ui/feedback/UndoBar';
import type { InvitationNotes } from './invitationNotes';
import { useGroupName } from './useGroupName';

interface Move {
  /** Another one for each move. */
  id: string;
  invitationId: string;
  before: InvitationGroup | null;
  text: string;
}

/** A moved row leaves its list: the first heading gets the focus. */
export function useMovedPeople({ groupOf, noteGroup }: InvitationNotes) {
  const { t } = useTranslation(['endorsements', 'common']);
  const groupName = useGroupName();
  const count = useRef(0);
  const [last, setLast] = useState<Move | null>(null);
  const sections = useRef<HTMLDivElement>(null);
  const id = last?.id;
  useEffect(() => {
    if (id) sections.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  }, [id]);

  const move = (invitation: Invitation, group: InvitationGroup | null) => {
    const name = inviteeName(invitation);
    const text = group ? t('group.moved', { name, group: groupName(group) }) : t('group.taken', { name });
    const before = groupOf(invitation.id);
    const isKept = noteGroup(invitation.id, group);
    count.current += 1;
    setLast({
      id: String(count.current),
      invitationId: invitation.id,
      before,
      text: isKept ? text : `${text}. ${t('common:storage.notKept')}`,
    });
  };
  const undoMove = (
    <UndoBar
      removal={last}
      onUndo={() => {
        if (last) noteGroup(last.invitationId, last.before);
        setLast(null);
      }}
      onClose={() => setLast(null)}
    />
  );
  return { move, undoMove, sections };
}
