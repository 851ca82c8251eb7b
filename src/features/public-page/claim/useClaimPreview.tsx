import { Suspense, useState } from 'react';
import type { Claim } from '@/api/endpoints/claims';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { usePrintKey } from '@/ui/editor/usePrintKey';
import type { ClaimOverlay } from './ClaimOverlays';

/** With the first look at it, not with the page (performance S2). */
const ClaimOverlays = lazyComponent(() => import('./ClaimOverlays'), 'ClaimOverlays');

/** Shows a claim as its readers will see it over the whole window, public or not yet, prints and exports it. */
export function useClaimPreview(claim: Claim) {
  const [open, setOpen] = useState<ClaimOverlay | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  if ((open || isPrinting) && !hasOpened) setHasOpened(true);
  const print = () => setPrinting(true);
  usePrintKey(print);
  return {
    open: setOpen,
    print,
    overlays: hasOpened ? (
      <Suspense>
        <ClaimOverlays
          claim={claim}
          open={open}
          isPrinting={isPrinting}
          onPrint={print}
          onPrinted={() => setPrinting(false)}
          onClose={() => setOpen(null)}
        />
      </Suspense>
    ) : null,
  };
}

export type ClaimPreview = ReturnType<typeof useClaimPreview>;
