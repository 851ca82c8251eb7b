import type { Dispatch, SetStateAction } from 'react';
import type { Invitation } from '@/api/endpoints/endorsements';
import type { InvitationGroup } from '@/domain/invitationGroup';
import { useAppSelector } from '@/store/hooks';
import { selectInvitation } from '@/entities/invitation/endorsementsSlice';
import { CreateInvitation } from './CreateInvitation';
import { InvitationDetail } from './InvitationDetail';
import type { InvitationNotes } from './invitationNotes';
import type { KnownInvitee } from './invitee';
import { RenewDialog } from './RenewDialog';
import { ShareInvitation } from './ShareInvitation';

export type Panel =
  | { type: 'detail' | 'share' | 'remind' | 'renew'; id: string }
  | { type: 'create'; invitee?: KnownInvitee };

interface InvitationPanelsProps {
  panel: Panel;
  onPanel: Dispatch<SetStateAction<Panel | null>>;
  group?: InvitationGroup | undefined;
  now: number;
  expertName: string;
  notes: InvitationNotes;
  onDelete: (invitation: Invitation) => void;
}

export function InvitationPanels({ panel, onPanel, group, now, expertName, notes, onDelete }: InvitationPanelsProps) {
  const id = panel.type === 'create' ? '' : panel.id;
  const invitation = useAppSelector((state) => selectInvitation(state, id));
  const close = () => onPanel(null);
  if (panel.type === 'create') {
    return (
      <CreateInvitation
        invitee={panel.invitee}
        onClose={close}
        onCreated={(created) => onPanel({ type: 'share', id: created.id })}
        group={group}
        notes={notes}
        onShared={notes.noteShared}
      />
    );
  }
  if (panel.type === 'detail') {
    return (
      <InvitationDetail
        invitationId={id}
        now={now}
        lastShared={notes.lastShared(id)}
        onStep={(type) => onPanel({ type, id })}
        onDelete={onDelete}
        onClose={close}
      />
    );
  }
  if (!invitation) return null;
  if (panel.type === 'renew') {
    return (
      <RenewDialog
        invitation={invitation}
        onRenewed={(renewed) => {
          notes.noteTone(renewed.id, notes.toneOf(id));
          notes.noteGroup(renewed.id, notes.groupOf(id));
          onPanel({ type: 'share', id: renewed.id });
        }}
        // The share panel has replaced it by now.
        onClose={() => onPanel((current) => (current?.type === 'renew' ? null : current))}
      />
    );
  }
  return (
    <ShareInvitation
      invitation={invitation}
      expertName={expertName}
      reminds={panel.type === 'remind'}
      tone={notes.toneOf(id)}
      onTone={(tone) => notes.noteTone(id, tone)}
      onShared={() => notes.noteShared(id)}
      onClose={close}
    />
  );
}
