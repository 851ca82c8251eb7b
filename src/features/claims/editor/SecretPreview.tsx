import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getData } from '@/store/thunkResult';
import { useMutation } from '@/store/useMutation';
import { BusyButton } from '@/ui/basics/BusyButton';
import { CopyButton } from '@/ui/basics/CopyButton';
import { SafeLink } from '@/ui/basics/SafeLink';
import { useFailureText } from '@/ui/text/useFailureText';
import { fetchPreviewLink } from '../claimsSlice';

/** The server's own preview page. Its address is secret and expires, so it is asked for only on a click (CLA-10). */
export function SecretPreview({ claimId }: { claimId: string }) {
  const { t } = useTranslation('claims');
  const failureText = useFailureText();
  const [address, setAddress] = useState<string | null>(null);
  const { run, isPending, failure } = useMutation(fetchPreviewLink);
  const ask = async () => {
    const result = await run({ params: { claimId } });
    if (result) setAddress(getData<string>(result));
  };
  return (
    <Box sx={{ mt: 2 }}>
      {address === null ? (
        <BusyButton variant="outlined" busy={isPending} onClick={() => void ask()}>
          {t('preview.secret')}
        </BusyButton>
      ) : (
        <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1 }}>
          <SafeLink href={address}>{t('preview.secretOpen')}</SafeLink>
          <CopyButton text={address} what={t('preview.secretName')} />
        </Stack>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('preview.secretHint')}
      </Typography>
      {failure ? (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {failureText(failure)}
        </Alert>
      ) : null}
    </Box>
  );
}
