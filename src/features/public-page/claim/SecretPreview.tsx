import { Alert, Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@/store/useMutation';
import { fetchClaimPreviewLink } from '@/entities/claim/claimsSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { SafeLink } from '@/ui/basics/SafeLink';
import { useFailureText } from '@/ui/text/useFailureText';

/** The server's own preview page. Its address is secret and expires, so it is asked for only on a click (CLA-10). */
export function SecretPreview({ claimId }: { claimId: string }) {
  const { t } = useTranslation('publicClaim');
  const failureText = useFailureText();
  const [address, setAddress] = useState<string | null>(null);
  const { run, isPending, failure } = useMutation(fetchClaimPreviewLink);
  const ask = async () => {
    const result = await run({ params: { claimId } });
    if (result && 'data' in result) setAddress(result.data);
  };
  return (
    <Box>
      {address === null ? null : (
        <Stack direction="row" role="status" sx={{ alignItems: 'center', gap: 1 }}>
          <SafeLink href={address}>{t('secret.open')}</SafeLink>
          <CopyIconButton text={address} what={t('secret.name')} />
        </Stack>
      )}
      <BusyButton
        variant={address === null ? 'outlined' : 'text'}
        size={address === null ? 'medium' : 'small'}
        busy={isPending}
        onClick={() => void ask()}
      >
        {t(address === null ? 'secret.create' : 'secret.renew')}
      </BusyButton>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {t('secret.hint')}
      </Typography>
      {failure ? (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {failureText(failure)}
        </Alert>
      ) : null}
    </Box>
  );
}
