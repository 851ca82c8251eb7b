import { Alert, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton';

/** Inside another app's window: how to get a page, with its address intact, into a real browser (ux no. 15). */
export function OpenInBrowser({ text, address }: { text: string; address: string }) {
  const { t } = useTranslation();
  return (
    <Alert severity="info">
      {text}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {'share' in navigator ? (
          <Button variant="outlined" onClick={() => void share(address)}>
            {t('openInBrowser.open')}
          </Button>
        ) : null}
        <CopyButton text={address} what={t('openInBrowser.what')} label={t('openInBrowser.copy')} variant="outlined" />
      </Stack>
    </Alert>
  );
}

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch {
    // The sheet was closed: the page is as it was.
  }
}
