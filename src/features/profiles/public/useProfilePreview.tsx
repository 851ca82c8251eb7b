import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { usePrintKey } from '@/ui/editor/usePrintKey';
import type { LoadedSources } from './SourcesAlert';

/** With the first look at it, not with the page (performance S2). */
const PreviewOverlays = lazy(async () => ({ default: (await import('./PreviewOverlays')).PreviewOverlays }));

/** Loads what other features know of a profile, and renders with it. */
export type RenderWithSources = (render: (sources: LoadedSources) => ReactNode) => ReactNode;

/** Shows a profile as its readers will see it over the whole window, public or not yet, and prints it. */
export function useProfilePreview(profile: CompetenceProfile, renderWithSources: RenderWithSources) {
  const [isOpen, setOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  if ((isOpen || isPrinting) && !hasOpened) setHasOpened(true);
  const print = () => setPrinting(true);
  usePrintKey(print);
  return {
    open: () => setOpen(true),
    print,
    overlays: hasOpened ? (
      <Suspense>
        {renderWithSources((sources) => (
          <PreviewOverlays
            profile={profile}
            sources={sources}
            isOpen={isOpen}
            isPrinting={isPrinting}
            onPrint={print}
            onPrinted={() => setPrinting(false)}
            onClose={() => setOpen(false)}
          />
        ))}
      </Suspense>
    ) : null,
  };
}
export type ProfilePreview = ReturnType<typeof useProfilePreview>;
