import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addressOf } from '@/platform/config';
import { withoutSignsAround } from '@/domain/safePath';
import { idleRequest, type RequestState } from '@/store/trackRequest';
import { Navigate, useLocation, useParams } from '@/routes/navigation';
import { StatusView } from '@/ui/feedback/StatusView';
import { useIsStorageKept } from '@/ui/text/storageText';
import { VerificationMessage } from './VerificationMessage';
import { SignInSheet } from './SignInSheet';
import { VerificationFrame } from './VerificationFrame';
import { ExpertSkeleton, VerificationSkeleton } from './VerificationSkeleton';

interface LoadingVerificationProps {
  request: RequestState;
  onRetry: () => void;
  /** The visitor's answers of an earlier visit wait for the invitation. */
  hasChoices: boolean;
}

/** The page before there is anything to confirm: loading, not there, not allowed without signing in, failed. */
export function LoadingVerification({ request, onRetry, hasChoices }: LoadingVerificationProps) {
  const { t } = useTranslation('verification');
  const { pathname, search } = useLocation();
  const { token = '' } = useParams();
  const isStorageKept = useIsStorageKept();
  const failed = request.error?.kind;
  const [, page = ''] = /^(.*\/)[^/]+\/*$/.exec(pathname) ?? [];
  const cleaned = withoutSignsAround(token);
  if (cleaned !== token && (failed === 'notFound' || failed === 'validation')) {
    return (
      <>
        <Navigate to={{ pathname: page + encodeURIComponent(cleaned), search }} replace />
        <LoadingVerification request={idleRequest} onRetry={onRetry} hasChoices={hasChoices} />
      </>
    );
  }
  if (failed === 'notFound') {
    const example = `${addressOf(page)}…`;
    return (
      <VerificationMessage
        title={t('invalid.heading')}
        text={`${t('invalid.text')} ${t('invalid.example', { address: example })}`}
        note={t('invalid.title')}
        action={import.meta.env.MOCKS_ON ? <OneBrowserNote /> : undefined}
      />
    );
  }
  if (failed === 'unauthorized') {
    return (
      <VerificationFrame title={t('title')}>
        <SignInSheet kept={isStorageKept} />
      </VerificationFrame>
    );
  }
  // Also where it is the server that cannot be reached: the browser does not tell one from the other.
  const isUnreachable = failed === 'network';
  return (
    <VerificationFrame title={isUnreachable ? t('unreachable.title') : t('title')}>
      <Stack sx={{ gap: 3 }}>
        {request.status === 'failed' ? null : <ExpertSkeleton />}
        <StatusView request={request} hasContent={false} skeleton={<VerificationSkeleton />} onRetry={onRetry}>
          {null}
        </StatusView>
        {isUnreachable ? (
          <Typography>
            {t('unreachable.text')} {hasChoices ? t(isStorageKept ? 'unreachable.kept' : 'unreachable.notKept') : null}
          </Typography>
        ) : null}
      </Stack>
    </VerificationFrame>
  );
}

/** With mocks on, only the browser that created an invitation knows it. */
function OneBrowserNote() {
  const { t } = useTranslation('mocks');
  return <Typography>{t('oneBrowser')}</Typography>;
}
