import { lazyComponent } from '@/ui/basics/lazyComponent';

/* What draws a QR code suspends: the library for it is heavy. */
export const QrCode = lazyComponent(() => import('./QrCode'), 'QrCode');
export const ShareKit = lazyComponent(() => import('./ShareKit'), 'ShareKit');
