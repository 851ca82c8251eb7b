import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName, inviteeText } from '@/domain/invitation';
import { ShareSheet } from '@/ui/share/ShareSheet';
import { useShareMessage } from '@/ui/share/useShareMessage';
import { useDayText } from '@/ui/text/useLanguage';
import { ToneChoice } from './MessageField';
import { invitationAddress } from './address';
import type { Tone } from './invitationNotes';

interface ShareInvitationProps {
  invitation: Invitation;
  /** Signs the message. */
  expertName: string;
  reminds: boolean;
  tone: Tone;
  onTone: (tone: Tone) => void;
  onShared: () => void;
  onClose: () => void;
}

export function ShareInvitation(props: ShareInvitationProps) {
  const { invitation, expertName, reminds, tone, onTone, onShared, onClose } = props;
  const { t, i18n } = useTranslation('endorsements');
  const dayText = useDayText();
  const address = invitationAddress(invitation);
  const until = dayText(invitation.expired_at);
  const message = useShareMessage('endorsements', (language) => {
    const write = i18n.getFixedT(language, 'endorsements');
    const firstname = invitation.firstname || inviteeName(invitation);
    const values = { ...inviteeText(invitation), firstname, expert: expertName, address };
    const kind = reminds ? 'reminder' : 'invitation';
    return { subject: write('message.subject', values), text: write(`message.${kind}.${tone}`, values) };
  });
  return (
    <ShareSheet
      title={t(reminds ? 'share.remindTitle' : 'share.title', inviteeText(invitation))}
      intro={
        <>
          {t('share.intro')} {until ? t('share.until', { day: until }) : null}
        </>
      }
      address={address}
      addressName={t('share.address')}
      codeName={t('share.codeFor', inviteeText(invitation))}
      message={message}
      onShared={onShared}
      onClose={onClose}
      tone={
        <ToneChoice
          tone={tone}
          onChange={(next) => {
            onTone(next);
            message.reset();
          }}
        />
      }
    />
  );
}
