import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName, inviteeText } from '@/domain/invitation';
import type { Tone } from '@/domain/invitationGroup';
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
import type { Invitations } from './useInvitations';
import { useInviteFailure } from './useInviteFailure';

export function InvitationPanels({ page }: { page: Invitations }) {
  const { panel } = page;
  const id = panel && 'id' in panel ? panel.id : '';
  const invitation = useAppSelector((state) => selectInvitation(state, id));
  if (!panel) return null;
  if (panel.type === 'create') return <CreateInvitation page={page} invitee={panel.invitee} />;
  if (panel.type === 'detail') return <InvitationDetail page={page} invitationId={id} />;
  if (!invitation) return null;
  if (panel.type === 'renew') return <RenewDialog page={page} expired={invitation} />;
  return <ShareInvitation page={page} invitation={invitation} isReminder={panel.type === 'remind'} />;
}

/** Renewing posts the same data and deletes the expired invitation; says that its address dies with it (ux no. 12). */
function RenewDialog({ page, expired }: { page: Invitations; expired: Invitation }) {
  const { t } = useTranslation('endorsements');
  const dispatch = useAppDispatch();
  const describe = useInviteFailure();
  /** The new invitation; once it exists, a retry only deletes the old one. */
  const renewed = useRef<Invitation>(undefined);
  const renewNow = () => async (send: AppDispatch) => {
    const result = await send(renew(expired, renewed.current));
    if (result.step === 'done' || result.step === 'delete') renewed.current = result.invitation;
    return resultOf(result.step === 'done' ? null : describe(result));
  };
  const { firstname, lastname, competence_profiles } = expired;
  const isComplete = firstname !== '' && lastname !== '' && competence_profiles.length > 0;
  return (
    <ActionDialog
      open
      title={t('renew.title', inviteeText(expired))}
      text={t('renew.text')}
      confirmLabel={t('renew.confirm')}
      {...(isComplete ? {} : { disabledReason: t('renew.incomplete') })}
      renderFailure={(failure) => failure.message ?? ''}
      action={renewNow}
      onDone={() => {
        if (!renewed.current) return;
        dispatch(copyPreferences(expired.id, renewed.current.id));
        page.onPanel({ type: 'share', id: renewed.current.id });
      }}
      // The share panel has replaced it by now.
      onClose={() => page.onPanel((current) => (current?.type === 'renew' ? null : current))}
    />
  );
}

interface ShareInvitationProps {
  page: Invitations;
  invitation: Invitation;
  isReminder: boolean;
}

function ShareInvitation({ page, invitation, isReminder }: ShareInvitationProps) {
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
    const values = { ...inviteeText(invitation), firstname, expert: page.expertName, address };
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
      onClose={() => page.onPanel(null)}
      tone={storedTone === undefined || chosen !== null ? <ToneChoice tone={tone} onChange={chooseTone} /> : null}
    />
  );
}
