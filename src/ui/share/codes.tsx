import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { QrCodeProps } from './QrCode';

/* Loaded when they are shown, since the library for QR codes is heavy. */

const DrawnCode = lazyComponent(() => import('./QrCode'), 'QrCode');

/** Suspends. */
export const ShareKit = lazyComponent(() => import('./ShareKit'), 'ShareKit');

export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width={220} height={276} sx={{ mx: 'auto' }} />}>
      <DrawnCode {...props} />
    </Suspense>
  );
}
