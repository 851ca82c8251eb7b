import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { claimMarkup } from '@/domain/claimExport';
import { CopyButton } from '@/ui/basics/CopyButton';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { PublicPageDialog } from '@/ui/publicPage/PublicPageDialog';
import { PreviewPane, type PreviewPaneProps } from '../PreviewPane';
import type { PreviewState } from '../usePreview';
import { ExportDrawer } from './ExportDrawer';
import { PublicClaim, type PublicClaimProps } from './PublicClaim';
import { SecretPreview } from './SecretPreview';
import { usePublicClaim } from './usePublicClaim';

// It draws a code, which is heavy.
const PrintedPage = lazyComponent(() => import('@/ui/publicPage/PrintedPage'), 'PrintedPage');

/* The page of the user's own claim, with the text being typed. */

export function OwnPublicClaim({ claim, ...page }: { claim: Claim } & Omit<PublicClaimProps, 'data'>) {
  return <PublicClaim data={usePublicClaim(claim)} {...page} />;
}

/** Beside the editor, with a link that shows it to others beforehand. */
export function ClaimPreviewPane({ claim, ...pane }: { claim: Claim } & PreviewPaneProps) {
  const { t } = useTranslation('publicClaim');
  return (
    <>
      <PreviewPane label={t('label')} fullScreenLabel={t('fullScreen')} {...pane}>
        <OwnPublicClaim claim={claim} hasPlaceholders />
      </PreviewPane>
      <Box sx={{ mt: 2 }}>
        <SecretPreview claimId={claim.id} />
      </Box>
    </>
  );
}

/** Over the editor, on paper, and as texts to take along. */
export function ClaimOverlays({ claim, opened, isPrinting, ...state }: { claim: Claim } & PreviewState) {
  const { t } = useTranslation(['publicClaim', 'claims']);
  return (
    <>
      <PublicPageDialog
        open={opened === 'page'}
        title={t('dialog.title')}
        notice={isClaimPublic(claim) ? '' : t('dialog.draft')}
        label={t('label')}
        printLabel={t('claims:editor.print')}
        onPrint={state.onPrint}
        onClose={state.onClose}
      >
        <OwnPublicClaim claim={claim} level={3} />
      </PublicPageDialog>
      <ExportDrawer claim={claim} open={opened === 'export'} onClose={state.onClose} />
      {isPrinting ? <PrintedClaim claim={claim} onPrinted={state.onPrinted} /> : null}
    </>
  );
}

function PrintedClaim({ claim, onPrinted }: { claim: Claim } & Pick<PreviewState, 'onPrinted'>) {
  const { t } = useTranslation('publicClaim');
  const data = usePublicClaim(claim);
  return (
    <Suspense>
      <PrintedPage
        title={data.question || t('noQuestion')}
        address={data.address}
        codeText={t('printedCode')}
        onPrinted={onPrinted}
      >
        <PublicClaim data={data} level={1} />
      </PrintedPage>
    </Suspense>
  );
}

/** Copies a claim as structured data for search engines (ux no. 9). */
export function CopyMarkup({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const text = claimMarkup(usePublicClaim(claim));
  return <CopyButton text={text} what={t('question.markupName')} label={t('question.markup')} variant="text" />;
}
