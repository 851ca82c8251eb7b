import { Suspense, useState, type ReactNode } from 'react';
import { useIsDue } from '@/ui/basics/AfterArrival';
import { usePrinting } from '@/ui/basics/usePrinting';

export interface PreviewState {
  /** The page over the whole window, or its texts to export. */
  opened: 'page' | 'export' | null;
  printing: ReturnType<typeof usePrinting>['printing'];
  onPrint: () => void;
  onClose: () => void;
}

/** The overlays load on first use or soon after the page (performance S2), since the browser's menu prints at once. */
export function usePreview(renderOverlays: (state: PreviewState) => ReactNode) {
  const [opened, setOpened] = useState<PreviewState['opened']>(null);
  const { printing, print } = usePrinting();
  const isDue = useIsDue(opened !== null || printing !== null);
  const state = { opened, printing, onPrint: print, onClose: () => setOpened(null) };
  return {
    openPage: () => setOpened('page'),
    openExport: () => setOpened('export'),
    print,
    overlays: isDue ? <Suspense>{renderOverlays(state)}</Suspense> : null,
  };
}

export type Preview = ReturnType<typeof usePreview>;
