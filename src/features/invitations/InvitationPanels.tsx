import { Suspense, type Dispatch, type SetStateAction } from 'react';
import type { Invitation } from '@/api/endpoints/endorsements';
import { useAppSelector } from '@/store/hooks';
import { selectInvitation } from '@/entities/invitation/endorsementsSlice';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { useLastShared, useInvitationTones } from './invitationNotes';

/* The panels come with their first opening, not with the page (performance S2). */
const CreateInvitation = lazyComponent(() => import('./CreateInvitation'), 'CreateInvitation');
const InvitationDetail = lazyComponent(() => import('./InvitationDetail'), 'InvitationDetail');
const RenewDialog = lazyComponent(() => import('./RenewDialog'), 'RenewDialog');
const ShareInvitation = lazyComponent(() => import('./ShareInvitation'), 'ShareInvitation');

/** The panel that is open beside the list. */
export type Panel = { kind: 'detail' | 'share' | 'remind' | 'renew'; id: string } | { kind: 'create' };

interface InvitationPanelsProps {
  panel: Panel | null;
  onPanel: Dispatch<SetStateAction<Panel | null>>;
  now: number;
  /** Signs the messages. */
  expertName: string;
  notes: ReturnType<typeof useLastShared> & ReturnType<typeof useInvitationTones>;
  onDelete: (invitation: Invitation) => void;
}

/** The one panel that is open, if any. */
export function InvitationPanels(props: InvitationPanelsProps) {
  return props.panel === null ? null : (
    <Suspense>
      <OpenPanel {...props} panel={props.panel} />
    </Suspense>
  );
}

function OpenPanel({ panel, onPanel, now, expertName, notes, onDelete }: InvitationPanelsProps & { panel: Panel }) {
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
