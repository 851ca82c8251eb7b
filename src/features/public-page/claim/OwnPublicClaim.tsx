import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { PrintedPage } from '@/ui/publicPage/PrintedPage';
import { PublicPageDialog } from '@/ui/publicPage/PublicPageDialog';
import type { PublicPageOptions } from '@/ui/publicPage/PublicSection';
import { LanguageNote, useLanguageNote } from '@/ui/text/InLanguage';
import { PreviewPane, type PreviewPaneProps } from '../PreviewPane';
import { usePreview, type PreviewState } from '../usePreview';
import { ExportDrawer } from './ExportDrawer';
import { PublicClaim } from './PublicClaim';
import { SecretPreview } from './SecretPreview';
import { useClaimLanguage, usePublicClaim } from './usePublicClaim';

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
