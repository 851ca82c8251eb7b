import type { Dispatch, SetStateAction } from 'react';
import type { Invitation } from '@/api/endpoints/endorsements';
import { useAppSelector } from '@/store/hooks';
import { selectInvitation } from '@/entities/invitation/endorsementsSlice';
import { CreateInvitation } from './CreateInvitation';
import { InvitationDetail } from './InvitationDetail';
import type { useLastShared, useInvitationTones } from './invitationNotes';
import { RenewDialog } from './RenewDialog';
import { ShareInvitation } from './ShareInvitation';

/** The panel that is open beside the list. */
export type Panel = { kind: 'detail' | 'share' | 'remind' | 'renew'; id: string } | { kind: 'create' };

interface InvitationPanelsProps {
  panel: Panel;
  onPanel: Dispatch<SetStateAction<Panel | null>>;
  now: number;
  /** Signs the messages. */
  expertName: string;
  notes: ReturnType<typeof useLastShared> & ReturnType<typeof useInvitationTones>;
  onDelete: (invitation: Invitation) => void;
}

/** The panel that is open. */
export function InvitationPanels({ panel, onPanel, now, expertName, notes, onDelete }: InvitationPanelsProps) {
  const id = panel.kind === 'create' ? '' : panel.id;
  const invitation = useAppSelector((state) => selectInvitation(state, id));
  const close = () => onPanel(null);
  if (panel.kind === 'create') {
    return (
      <CreateInvitation
        onClose={close}
        onCreated={(created) => onPanel({ kind: 'share', id: created.id })}
        onTone={notes.noteTone}
        onShared={notes.noteShared}
      />
    );
  }
  if (panel.kind === 'detail') {
    return (
      <InvitationDetail
        invitationId={id}
        now={now}
        lastShared={notes.lastShared(id)}
        onStep={(kind) => onPanel({ kind, id })}
        onDelete={onDelete}
        onClose={close}
      />
    );
  }
  if (!invitation) return null;
  if (panel.kind === 'renew') {
    return (
      <RenewDialog
        invitation={invitation}
        onRenewed={(renewed) => {
          notes.noteTone(renewed.id, notes.toneOf(id));
          onPanel({ kind: 'share', id: renewed.id });
        }}
        // What has been renewed is being shared by now.
        onClose={() => onPanel((current) => (current?.kind === 'renew' ? null : current))}
      />
    );
  }
  return (
    <ShareInvitation
      invitation={invitation}
      expertName={expertName}
      reminds={panel.kind === 'remind'}
      tone={notes.toneOf(id)}
      onTone={(tone) => notes.noteTone(id, tone)}
      onShared={() => notes.noteShared(id)}
      onClose={close}
    />
  );
}
