import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { RequestState } from '@/store/trackRequest';
import { useLocation } from '@/routes/navigation';
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
  const { pathname } = useLocation();
  if (request.error?.kind === 'notFound') {
    // Of the same kind, whose last part is the invitation's own.
    const example = window.location.origin + pathname.replace(/[^/]+\/*$/, '…');
    return (
      <VerificationMessage
        title={t('invalid.heading')}
        text={`${t('invalid.text')} ${t('invalid.example', { address: example })}`}
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
  // Also where it is the server that cannot be reached: the browser does not tell one from the other.
  const isUnreachable = request.error?.kind === 'network';
  return (
    <VerificationFrame title={isUnreachable ? t('unreachable.title') : t('title')}>
      <Stack sx={{ gap: 3 }}>
        {request.status === 'failed' ? null : <ExpertSkeleton />}
        <StatusView request={request} hasContent={false} skeleton={<VerificationSkeleton />} onRetry={onRetry}>
          {null}
        </StatusView>
        {isUnreachable ? <Typography>{t('unreachable.text')}</Typography> : null}
      </Stack>
    </VerificationFrame>
  );
}

/** With mocks on, an invitation is known to the browser alone in which it was made. */
function OneBrowserNote() {
  const { t } = useTranslation('mocks');
  return <Typography>{t('oneBrowser')}</Typography>;
}
