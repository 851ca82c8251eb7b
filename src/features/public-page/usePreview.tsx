import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { usePrintKey } from '@/ui/basics/usePrintKey';
import { useHasOpened } from '@/ui/basics/useHasOpened';

// It draws a QR code, whose library is heavy.
export const PrintedPage = lazyComponent(() => import('@/ui/publicPage/PrintedPage'), 'PrintedPage');

/** The preview or export that is open over an editor. */
export interface PreviewState {
  /** The page over the whole window, or its texts to export. */
  opened: 'page' | 'export' | null;
  isPrinting: boolean;
  onPrint: () => void;
  onPrinted: () => void;
  onClose: () => void;
}

/**
 * Shows a public page as its readers will see it over the whole window, public or not yet, prints and exports it. The
 * overlays load with their first use, not with the page (performance S2).
 */
export function usePreview(renderOverlays: (state: PreviewState) => ReactNode) {
  const [opened, setOpened] = useState<PreviewState['opened']>(null);
  const [isPrinting, setPrinting] = useState(false);
  const hasOpened = useHasOpened(opened !== null || isPrinting);
  const onPrint = () => setPrinting(true);
  usePrintKey(onPrint);
  const state = { opened, isPrinting, onPrint, onPrinted: () => setPrinting(false), onClose: () => setOpened(null) };
  return {
    openPage: () => setOpened('page'),
    openExport: () => setOpened('export'),
    print: onPrint,
    overlays: hasOpened ? <Suspense>{renderOverlays(state)}</Suspense> : null,
  };
}

export type Preview = ReturnType<typeof usePreview>;
