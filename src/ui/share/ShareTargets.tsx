import IosShareIcon from '@mui/icons-material/IosShareOutlined';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import MailIcon from '@mui/icons-material/MailOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { linkedInHref, mailHref, whatsAppHref } from '@/domain/share';
import { DeviceShareButton } from '@/ui/basics/DeviceShareButton';
import type { ShareMessage } from './useShareMessage';

interface ShareTargetsProps {
  message: Pick<ShareMessage, 'subject' | 'text'>;
  /** Address of a public page; personal addresses are not offered to social networks. */
  publicAddress?: string | undefined;
  onShared?: (() => void) | undefined;
}

/** Ways to send a message besides copying it; the user's own programs send it. */
export function ShareTargets({ message, publicAddress, onShared }: ShareTargetsProps) {
  const { t } = useTranslation('sharing');
  return (
    <>
      <ShareLinks message={message} publicAddress={publicAddress} onShared={onShared} />
      <DeviceShareButton data={{ text: message.text }} startIcon={<IosShareIcon />} onShared={onShared}>
        {t('device')}
      </DeviceShareButton>
    </>
  );
}

export function ShareLinks({ message: { subject, text }, publicAddress, onShared }: ShareTargetsProps) {
  const { t } = useTranslation('sharing');
  const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
  const link = { variant: 'outlined', onClick: onShared } as const;
  return (
    <>
      <Button {...link} startIcon={<MailIcon />} href={mailHref(subject, text)}>
        {t('mail')}
      </Button>
      <Button {...link} startIcon={<WhatsAppIcon />} href={whatsAppHref(text)} {...newTab}>
        {t('whatsApp')}
      </Button>
      {publicAddress === undefined ? null : (
        <Button {...link} startIcon={<LinkedInIcon />} href={linkedInHref(publicAddress)} {...newTab}>
          {t('linkedIn')}
        </Button>
      )}
    </>
  );
}
