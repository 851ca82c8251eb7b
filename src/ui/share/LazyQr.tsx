import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { QrCardProps } from './QrCard';
import type { QrCodeProps } from './QrCode';

/* The library for QR codes is heavy. */

const QrCode = lazyComponent(() => import('./QrCode'), 'QrCode');
const QrCard = lazyComponent(() => import('./QrCard'), 'QrCard');

export function LazyQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width={220} height={276} sx={{ mx: 'auto' }} />}>
      <QrCode {...props} />
    </Suspense>
  );
}

export function LazyQrCard(props: QrCardProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" sx={{ aspectRatio: '85 / 55' }} />}>
      <QrCard {...props} />
    </Suspense>
  );
}
