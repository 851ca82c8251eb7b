import { Alert, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton';
import { DeviceShareButton } from './DeviceShareButton';

/** Inside another app's window: how to get a page, with its address intact, into a real browser (ux no. 15). */
export function OpenInBrowser({ text, address }: { text: string; address: string }) {
  const { t } = useTranslation();
  return (
    <Alert severity="info">
      {text}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <DeviceShareButton data={{ url: address }}>{t('openInBrowser.open')}</DeviceShareButton>
        <CopyButton text={address} what={t('openInBrowser.what')} label={t('openInBrowser.copy')} variant="outlined" />
      </Stack>
    </Alert>
  );
}
