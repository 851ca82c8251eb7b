import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestSlot } from '@/store/track';
import { StatusView } from '@/ui/StatusView';
import { ClosingPage } from './ClosingPage';
import { SignInSheet } from './SignInSheet';
import { VerificationFrame } from './VerificationFrame';
import { OwnerSkeleton, VerificationSkeleton } from './VerificationSkeleton';

interface LoadingVerificationProps {
  slot: RequestSlot;
  onRetry: () => void;
}

/** The page before there is anything to confirm: loading, not there, not allowed without signing in, failed. */
export function LoadingVerification({ slot, onRetry }: LoadingVerificationProps) {
  const { t } = useTranslation('verification');
  const lostConnection = slot.error?.kind === 'network';
  useEffect(() => {
    if (!lostConnection) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [lostConnection, onRetry]);

  if (slot.error?.kind === 'notFound') {
    return <ClosingPage title={t('invalid.title')} text={t('invalid.text')} />;
  }
  if (slot.error?.kind === 'unauthorized') {
    return (
      <VerificationFrame title={t('title')}>
        <SignInSheet kept />
      </VerificationFrame>
    );
  }
  return (
    <VerificationFrame top={slot.status === 'failed' ? null : <OwnerSkeleton />} title={t('title')}>
      <StatusView slot={slot} hasContent={false} skeleton={<VerificationSkeleton />} onRetry={onRetry}>
        {null}
      </StatusView>
    </VerificationFrame>
  );
}
