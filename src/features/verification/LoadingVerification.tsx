import { Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutSignsAround } from '@/domain/safePath';
import { readStored } from '@/platform/clientStorage';
import { addressOf } from '@/platform/config';
import { href } from '@/routes/href';
import { Navigate, RouterLink, useLocation, useParams } from '@/routes/navigation';
import { idleRequest, type RequestState } from '@/store/trackRequest';
import { StatusView } from '@/ui/feedback/StatusView';
import { useIsStorageKept } from '@/ui/text/storageText';
import { ExpertHead, type Expert } from '@/ui/verification/ExpertHead';
import { SignInOptions } from './SignInSheet';
import { useForgottenChoices } from './useChoices';
import { VerificationFrame } from './VerificationFrame';

const messages = {
  accepted: { title: 'accepted.title', text: 'accepted.text' },
  acceptedBefore: { title: 'accepted.title', text: 'failure.conflict' },
  declined: { title: 'declined.title', text: 'declined.text' },
  expired: { title: 'expired.title', text: 'expired.text' },
  withdrawn: { title: 'invalid.heading', text: 'failure.gone' },
} as const;

interface VerificationMessageProps {
  kind: keyof typeof messages;
  expert: Expert;
  onBack?: () => void;
}

/** A page on which nothing is left to confirm (VER-09). */
export function VerificationMessage({ kind, expert, onBack }: VerificationMessageProps) {
  const { t } = useTranslation('verification');
  const { title, text } = messages[kind];
  return (
    <EndPage title={t(title)} text={t(text, expert.inText)}>
      <ExpertHead expert={expert} />
      {kind === 'declined' ? (
        <Button variant="outlined" onClick={onBack}>
          {t('declined.back')}
        </Button>
      ) : null}
    </EndPage>
  );
}

function EndPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTranslation('verification');
  return (
    <VerificationFrame title={title}>
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        {children}
        <Link component={RouterLink} to={href('root')} sx={{ py: 1.25 }}>
          {t('toStart')}
        </Link>
      </Stack>
    </VerificationFrame>
  );
}

interface LoadingVerificationProps {
  request: RequestState;
  onRetry: () => void;
  /** Under which the visitor's answers of an earlier visit wait for the invitation. */
  storedAs: string;
}

/** The page before there is anything to confirm: loading, not there, not allowed without signing in, failed. */
export function LoadingVerification({ request, onRetry, storedAs }: LoadingVerificationProps) {
  const { t } = useTranslation('verification');
  const { pathname, search } = useLocation();
  const { token = '' } = useParams();
  const isStorageKept = useIsStorageKept();
  const failed = request.error?.kind;
  const hasChoices = readStored('verificationChoices', storedAs) !== null;
  useForgottenChoices(storedAs, failed === 'notFound');
  const [, page = ''] = /^(.*\/)[^/]+\/*$/.exec(pathname) ?? [];
  const cleaned = withoutSignsAround(token);
  if (cleaned !== token && (failed === 'notFound' || failed === 'validation')) {
    return (
      <>
        <Navigate to={{ pathname: page + encodeURIComponent(cleaned), search }} replace />
        <LoadingVerification request={idleRequest} onRetry={onRetry} storedAs={storedAs} />
      </>
    );
  }
  if (failed === 'notFound') {
    const example = t('invalid.example', { address: `${addressOf(page)}…` });
    return (
      <EndPage title={t('invalid.heading')} text={`${t('invalid.text')} ${example}`}>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('invalid.title')}
        </Typography>
        {import.meta.env.MOCKS_ON ? <OneBrowserNote /> : null}
      </EndPage>
    );
  }
  if (failed === 'unauthorized') {
    return (
      <VerificationFrame title={t('title')}>
        <SignInOptions isStored={isStorageKept} />
      </VerificationFrame>
    );
  }
  // Also where it is the server that cannot be reached: the browser does not tell one from the other.
  const isUnreachable = failed === 'network';
  return (
    <VerificationFrame title={isUnreachable ? t('unreachable.title') : t('title')}>
      <Stack sx={{ gap: 3 }}>
        {request.status === 'failed' ? null : expertSkeleton}
        <StatusView request={request} hasContent={false} skeleton={choicesSkeleton} onRetry={onRetry}>
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

const expertSkeleton = (
  <Stack aria-hidden direction="row" sx={{ gap: 2, alignItems: 'center' }}>
    <Skeleton variant="circular" width={64} height={64} />
    <Skeleton width="60%" />
  </Stack>
);

const choicesSkeleton = (
  <Stack sx={{ gap: 3 }}>
    {[2, 4].map((lines) => (
      <Card key={lines} sx={{ p: 2 }}>
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={`${90 - 15 * index}%`} />
        ))}
      </Card>
    ))}
  </Stack>
);
