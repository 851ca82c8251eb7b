import { Alert, Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { PrintedPage } from '@/ui/publicPage/PrintedPage';
import { PublicPageDialog } from '@/ui/publicPage/PublicPageDialog';
import type { PublicPageOptions } from '@/ui/publicPage/PublicSection';
import { LanguageNote, useLanguageNote } from '@/ui/text/InLanguage';
import { PreviewPane, type PreviewPaneProps } from '../PreviewPane';
import { type PreviewState, usePreview } from '../usePreview';
import { ExportDrawer } from './ExportDrawer';
import { PublicClaim } from './PublicClaim';
import { useClaimLanguage, usePublicClaim } from './usePublicClaim';
import { useState } from 'react';
import { useMutation } from '@/store/useMutation';
import { fetchClaimPreviewLink } from '@/entities/claim/claimsSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { CopyIconButton } from '@/ui/basics/CopyIconButton';
import { SafeLink } from '@/ui/basics/SafeLink';
import { useFailureText } from '@/ui/text/useFailureText';

export function OwnPublicClaim({ claim, ...page }: { claim: Claim } & PublicPageOptions) {
  return <PublicClaim data={usePublicClaim(claim)} {...page} />;
}

export function ClaimPreviewPane({ claim, ...pane }: { claim: Claim } & PreviewPaneProps) {
  return (
    <>
      <LanguageNote language={useClaimLanguage(claim)} />
      <PreviewPane texts="publicClaim" {...pane}>
        <OwnPublicClaim claim={claim} hasPlaceholders />
      </PreviewPane>
      <Box sx={{ mt: 2 }}>
        <SecretPreview claimId={claim.id} />
      </Box>
    </>
  );
}

export const useClaimPreview = (claim: Claim) => usePreview((state) => <ClaimOverlays claim={claim} {...state} />);

function ClaimOverlays({ claim, opened, printing, ...state }: { claim: Claim } & PreviewState) {
  const { t } = useTranslation('claims');
  const languageNote = useLanguageNote(useClaimLanguage(claim));
  return (
    <>
      <PublicPageDialog
        open={opened === 'page'}
        texts="publicClaim"
        isPublic={isClaimPublic(claim)}
        printLabel={t('editor.print')}
        note={languageNote}
        onPrint={state.onPrint}
        onClose={state.onClose}
      >
        <OwnPublicClaim claim={claim} level={3} />
      </PublicPageDialog>
      <ExportDrawer claim={claim} open={opened === 'export'} onClose={state.onClose} />
      {printing ? <PrintedClaim claim={claim} printing={printing} /> : null}
    </>
  );
}

function PrintedClaim({ claim, printing }: { claim: Claim; printing: 'app' | 'browser' }) {
  const { t } = useTranslation('publicClaim');
  const data = usePublicClaim(claim);
  return (
    <PrintedPage
      title={data.question || t('noQuestion')}
      address={data.address}
      texts="publicClaim"
      printing={printing}
    >
      <PublicClaim data={data} level={1} />
    </PrintedPage>
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
