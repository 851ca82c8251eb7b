import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { useAppDispatch } from '@/store/hooks';
import { getData, getFailure } from '@/store/thunkResult';
import { BusyButton } from '@/ui/basics/BusyButton';
import { CopyButton } from '@/ui/basics/CopyButton';
import { SafeLink } from '@/ui/basics/SafeLink';
import { useFailureText } from '@/ui/text/useFailureText';
import { fetchPreviewLink } from '../claimsSlice';

/** The server's own preview page. Its address is secret and expires, so it is asked for only on a click (CLA-10). */
export function SecretPreview({ claimId }: { claimId: string }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const ask = async () => {
    setBusy(true);
    const result = await dispatch(fetchPreviewLink({ params: { claimId } }));
    setBusy(false);
    setAddress(getData<string>(result));
    setFailure(getFailure(result));
  };
  return (
    <Box sx={{ mt: 2 }}>
      {address === null ? (
        <BusyButton variant="outlined" busy={busy} onClick={() => void ask()}>
          {t('preview.secret')}
        </BusyButton>
      ) : (
        <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1 }}>
          <SafeLink href={address} sx={{ overflowWrap: 'anywhere' }}>
            {t('preview.secretOpen')}
          </SafeLink>
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
