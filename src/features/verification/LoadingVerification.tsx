import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RequestState } from '@/store/trackRequest';
import { StatusView } from '@/ui/feedback/StatusView';
import { VerificationMessage } from './VerificationMessage';
import { SignInSheet } from './SignInSheet';
import { VerificationFrame } from './VerificationFrame';
import { ExpertSkeleton, VerificationSkeleton } from './VerificationSkeleton';

interface LoadingVerificationProps {
  request: RequestState;
  onRetry: () => void;
}

/** The page before there is anything to confirm: loading, not there, not allowed without signing in, failed. */
export function LoadingVerification({ request, onRetry }: LoadingVerificationProps) {
  const { t } = useTranslation('verification');
  if (request.error?.kind === 'notFound') {
    return (
      <VerificationMessage
        title={t('invalid.heading')}
        text={t('invalid.text')}
        note={t('invalid.title')}
        action={import.meta.env.MOCKS_ON ? <OneBrowserNote /> : undefined}
      />
    );
  }
  if (request.error?.kind === 'unauthorized') {
    return (
      <VerificationFrame title={t('title')}>
        <SignInSheet kept />
      </VerificationFrame>
    );
  }
  return (
    <VerificationFrame top={request.status === 'failed' ? null : <ExpertSkeleton />} title={t('title')}>
      <StatusView request={request} hasContent={false} skeleton={<VerificationSkeleton />} onRetry={onRetry}>
        {null}
      </StatusView>
    </VerificationFrame>
  );
}

/** With mocks on, an invitation is known to the browser alone in which it was made. */
function OneBrowserNote() {
  const { t } = useTranslation('mocks');
  return <Typography>{t('oneBrowser')}</Typography>;
}
