import { Suspense } from 'react';
import type { Claim } from '@/api/endpoints/claims';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { ClaimPageDialog } from './ClaimPageDialog';
import { ExportDrawer } from './ExportDrawer';

/** With the first print, not with the preview. */
const PrintedClaim = lazyComponent(() => import('./PrintedClaim'), 'PrintedClaim');

/** What opens over the editor. */
export type ClaimOverlay = 'page' | 'export';

interface ClaimOverlaysProps {
  claim: Claim;
  open: ClaimOverlay | null;
  isPrinting: boolean;
  onPrint: () => void;
  onPrinted: () => void;
  onClose: () => void;
}

/** The page of a claim over the editor, on paper, and as texts to take along. */
export function ClaimOverlays({ claim, open, isPrinting, onPrint, onPrinted, onClose }: ClaimOverlaysProps) {
  return (
    <>
      <ClaimPageDialog claim={claim} open={open === 'page'} onPrint={onPrint} onClose={onClose} />
      <ExportDrawer claim={claim} open={open === 'export'} onClose={onClose} />
      {isPrinting ? (
        <Suspense>
          <PrintedClaim claim={claim} onPrinted={onPrinted} />
        </Suspense>
      ) : null}
    </>
  );
}
