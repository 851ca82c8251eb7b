import IosShareIcon from '@mui/icons-material/IosShareOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import QrIcon from '@mui/icons-material/QrCode2';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '@/api/endpoints/endorsements';
import { languages } from '@/api/schema/languages';
import { mailHref, whatsAppHref } from '@/domain/share';
import { CopyButton } from '@/ui/basics/CopyButton';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { invitationAddress } from './address';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { tones, useShareText } from './useShareText';
import { useDayText } from '@/ui/text/useLanguage';
import { inviteeText } from '@/domain/invitation';

const QrCode = lazy(async () => ({ default: (await import('./QrCode')).QrCode }));

interface ShareSheetProps {
  invitation: Invitation;
  /** Signs the message. */
  expertName: string;
  /** The message calls to mind what was sent before. */
  reminds: boolean;
  onShared: () => void;
  onClose: () => void;
}

/** Everything needed to get an invitation to its person, since the product mails nothing (ux no. 12, D-60). */
export function ShareSheet({ invitation, expertName, reminds, onShared, onClose }: ShareSheetProps) {
  const { t } = useTranslation(['endorsements', 'common']);
  const dayText = useDayText();
  const [showsCode, setShowsCode] = useState(false);
  const message = useShareText(invitation, reminds, expertName);
  const address = invitationAddress(invitation);
  const until = dayText(invitation.expired_at);
  return (
    <SideDrawer
      open
      title={t(reminds ? 'share.remindTitle' : 'share.title', inviteeText(invitation))}
      onClose={onClose}
    >
      <Typography>
        {t('share.intro')} {until ? t('share.until', { day: until }) : null}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {address}
        </Typography>
        <CopyButton text={address} what={t('share.address')} onCopied={onShared} />
      </Box>
      <SegmentedControl
        label={t('share.tone')}
        value={message.tone}
        options={tones.map((tone) => ({ value: tone, label: t(`share.tones.${tone}`) }))}
        onChange={message.chooseTone}
      />
      <SegmentedControl
        label={t('share.language')}
        value={message.language}
        options={languages.map((language) => ({ value: language, label: t(`common:language.${language}`) }))}
        onChange={(language) => void message.chooseLanguage(language)}
      />
      <div>
        <FormLabel htmlFor="share-message" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {t('share.message')}
        </FormLabel>
        <OutlinedInput
          id="share-message"
          fullWidth
          multiline
          minRows={6}
          value={message.text}
          onChange={(event) => message.edit(event.target.value)}
          slotProps={{ input: { lang: message.language } }}
          sx={{ mt: 0.5 }}
        />
      </div>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <CopyButton
          text={message.text}
          what={t('share.message')}
          label={t('share.copyMessage')}
          variant="contained"
          onCopied={onShared}
        />
        <Button
          variant="outlined"
          startIcon={<MailIcon />}
          href={mailHref(message.subject, message.text)}
          onClick={onShared}
        >
          {t('share.mail')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<WhatsAppIcon />}
          href={whatsAppHref(message.text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onShared}
        >
          {t('share.whatsApp')}
        </Button>
        {'share' in navigator ? (
          <Button variant="outlined" startIcon={<IosShareIcon />} onClick={() => void share(message.text, onShared)}>
            {t('share.device')}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          startIcon={<QrIcon />}
          aria-expanded={showsCode}
          onClick={() => setShowsCode(!showsCode)}
        >
          {t('share.code')}
        </Button>
      </Box>
      {showsCode ? (
        <Suspense fallback={<Skeleton variant="rounded" width={220} height={220} />}>
          <QrCode value={address} {...inviteeText(invitation)} />
        </Suspense>
      ) : null}
    </SideDrawer>
  );
}

async function share(text: string, onShared: () => void): Promise<void> {
  try {
    await navigator.share({ text });
    onShared();
  } catch {
    // The device's sheet was closed: nothing was shared.
  }
}
