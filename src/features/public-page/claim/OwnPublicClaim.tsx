import { Alert, Box, Stack, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { useMutation } from '@/store/useMutation';
import { fetchClaimPreviewLink } from '@/entities/claim/claimsSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { SafeLink } from '@/ui/basics/SafeLink';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import type { PublicPageOptions } from '@/ui/publicPage/PublicPage';
import { LanguageNote } from '@/ui/text/InLanguage';
import { useFailureText } from '@/ui/text/useFailureText';
import { PageOverlays, type PreviewState, usePreview } from '../PageOverlays';
import { PreviewPane, type PreviewPaneProps } from '../PreviewPane';
import { ExportDrawer } from './ExportDrawer';
import { PublicClaim } from './PublicClaim';
import { useClaimLanguage, usePublicClaim } from './usePublicClaim';

export const OwnPublicClaim = memo(function OwnPublicClaim({ claim, ...page }: { claim: Claim } & PublicPageOptions) {
  return <PublicClaim data={usePublicClaim(claim)} {...page} />;
});

export function ClaimPreviewPane({ claim, ...pane }: { claim: Claim } & PreviewPaneProps) {
  return (
    <>
      <LanguageNote language={useClaimLanguage(claim)} />
      <PreviewPane texts="publicClaim" {...pane}>
        <OwnPublicClaim claim={claim} hasPlaceholders />
      </PreviewPane>
    </>
  );
}

export const useClaimPreview = (claim: Claim) => usePreview((state) => <ClaimOverlays claim={claim} {...state} />);

function ClaimOverlays({ claim, ...state }: { claim: Claim } & PreviewState) {
  const { t } = useTranslation(['claims', 'publicClaim']);
  return (
    <>
      <PageOverlays
        {...state}
        texts="publicClaim"
        isPublic={isClaimPublic(claim)}
        url={claim.public_url}
        language={useClaimLanguage(claim)}
        printLabel={t('editor.print')}
      >
        {(level) => <OwnPublicClaim claim={claim} level={level} />}
      </PageOverlays>
      <ExportDrawer claim={claim} open={state.opened === 'export'} onClose={state.onClose} />
      <SideDrawer open={state.opened === 'link'} title={t('publicClaim:secret.name')} onClose={state.onClose}>
        <SecretPreview claimId={claim.id} />
      </SideDrawer>
    </>
  );
}

/** The server's own preview page. Its address is secret and expires, so it is asked for only on a click (CLA-10). */
function SecretPreview({ claimId }: { claimId: string }) {
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
      <Typography sx={{ mb: 2 }}>{t('secret.hint')}</Typography>
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
      {failure ? (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {failureText(failure)}
        </Alert>
      ) : null}
    </Box>
  );
}
