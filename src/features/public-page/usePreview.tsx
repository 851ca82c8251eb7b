import { useState, type ReactNode } from 'react';
import { usePrinting } from '@/ui/basics/usePrinting';

export interface PreviewState {
  /** The page over the whole window, or its texts to export. */
  opened: 'page' | 'export' | null;
  printing: ReturnType<typeof usePrinting>['printing'];
  onPrint: () => void;
  onClose: () => void;
}

/** The overlays are rendered with the page, since the browser's menu prints at once. */
export function usePreview(renderOverlays: (state: PreviewState) => ReactNode) {
  const [opened, setOpened] = useState<PreviewState['opened']>(null);
  const { printing, print } = usePrinting();
  const state = { opened, printing, onPrint: print, onClose: () => setOpened(null) };
  return {
    openPage: () => setOpened('page'),
    openExport: () => setOpened('export'),
    print,
    overlays: renderOverlays(state),
  };
}

export type Preview = ReturnType<typeof usePreview>;
