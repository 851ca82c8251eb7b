import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName, inviteeText } from '@/domain/invitation';
import type { InvitationGroup, Tone } from '@/domain/invitationGroup';
import { resultOf } from '@/store/callResult';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/rootReducer';
import { selectInvitation } from '@/entities/invitation/endorsementsSlice';
import { copyPreferences, markShared, savePreferences, selectTone } from '@/entities/invitation/invitationPreferences';
import { renew } from '@/entities/invitation/invite';
import { ActionDialog } from '@/ui/feedback/ActionDialog';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { useShareMessage } from '@/ui/share/useShareMessage';
import { useDayText } from '@/ui/text/useLanguage';
import { invitationAddress } from './address';
import { CreateInvitation } from './CreateInvitation';
import { InvitationDetail } from './InvitationDetail';
import { ToneChoice } from './MessageField';
import type { OverviewProps, Panel } from './useInvitationPanel';
import { useInviteFailure } from './useInviteFailure';

interface InvitationPanelsProps extends Pick<OverviewProps, 'expertName' | 'onPanel'> {
  panel: Panel;
  group?: InvitationGroup | null;
  now: number;
  onDelete: (invitation: Invitation) => void;
}

export function InvitationPanels({ panel, onPanel, group = null, now, expertName, onDelete }: InvitationPanelsProps) {
  const id = panel.type === 'create' ? '' : panel.id;
  const invitation = useAppSelector((state) => selectInvitation(state, id));
  const close = () => onPanel(null);
  const share = (created: Invitation) => onPanel({ type: 'share', id: created.id });
  if (panel.type === 'create') {
    return <CreateInvitation invitee={panel.invitee} onClose={close} onCreated={share} group={group} />;
  }
  if (panel.type === 'detail') {
    return (
      <InvitationDetail
        invitationId={id}
        now={now}
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
        onRenewed={share}
        // The share panel has replaced it by now.
        onClose={() => onPanel((current) => (current?.type === 'renew' ? null : current))}
      />
    );
  }
  return (
    <ShareInvitation
      invitation={invitation}
      expertName={expertName}
      isReminder={panel.type === 'remind'}
      onClose={close}
    />
  );
}

interface RenewDialogProps {
  /** The expired one. */
  invitation: Invitation;
  onRenewed: (invitation: Invitation) => void;
  onClose: () => void;
}

/** Renewing posts the same data and deletes the expired invitation; says that its address dies with it (ux no. 12). */
function RenewDialog({ invitation, onRenewed, onClose }: RenewDialogProps) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const describe = useInviteFailure();
  /** The new invitation; once it exists, a retry only deletes the old one. */
  const renewed = useRef<Invitation>(undefined);
  const renewNow = () => async (send: AppDispatch) => {
    const result = await send(renew(invitation, renewed.current));
    if (result.step === 'done' || result.step === 'delete') renewed.current = result.invitation;
    return resultOf(result.step === 'done' ? null : describe(result));
  };
  const { firstname, lastname, competence_profiles } = invitation;
  const isComplete = firstname !== '' && lastname !== '' && competence_profiles.length > 0;
  return (
    <ActionDialog
      open
      title={t('renew.title', inviteeText(invitation))}
      text={t('renew.text')}
      confirmLabel={t('renew.confirm')}
      {...(isComplete ? {} : { disabledReason: t('renew.incomplete') })}
      renderFailure={(failure) => failure.message ?? ''}
      action={renewNow}
      onDone={() => {
        if (!renewed.current) return;
        dispatch(copyPreferences(invitation.id, renewed.current.id));
        onRenewed(renewed.current);
      }}
      onClose={onClose}
    />
  );
}

interface ShareInvitationProps {
  invitation: Invitation;
  /** Signs the message. */
  expertName: string;
  isReminder: boolean;
  onClose: () => void;
}

function ShareInvitation({ invitation, expertName, isReminder, onClose }: ShareInvitationProps) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const dayText = useDayText();
  const { id } = invitation;
  const storedTone = useAppSelector((state) => selectTone(state, id));
  // Asked where the form of the invitation has not.
  const [chosen, setChosen] = useState<Tone | null>(null);
  const tone = storedTone ?? 'formal';
  const address = invitationAddress(invitation);
  const until = dayText(invitation.expired_at);
  const message = useShareMessage('endorsements', (write) => {
    const firstname = invitation.firstname || inviteeName(invitation);
    const values = { ...inviteeText(invitation), firstname, expert: expertName, address };
    const type = isReminder ? 'reminder' : 'invitation';
    return { subject: write('message.subject', values), text: write(`message.${type}.${tone}`, values) };
  });
  const chooseTone = (next: Tone) => {
    setChosen(next);
    dispatch(savePreferences('tones', { [id]: next }));
    message.reset();
  };
  return (
    <ShareSheet
      title={t(isReminder ? 'share.remindTitle' : 'share.title', inviteeText(invitation))}
      intro={
        <>
          {t('share.intro')} {until ? t('share.until', { day: until }) : null}
        </>
      }
      address={address}
      addressName={t('share.address')}
      codeName={t('share.codeFor', inviteeText(invitation))}
      message={message}
      onShared={() => dispatch(markShared([id]))}
      onClose={onClose}
      tone={storedTone === undefined || chosen !== null ? <ToneChoice tone={tone} onChange={chooseTone} /> : null}
    />
  );
}
