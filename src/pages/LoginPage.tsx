import { Alert, Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard, GuestLink, VerificationAhead } from '@/features/auth/AuthCard';
import { LoginForm } from '@/features/auth/LoginForm';
import { SocialSignIn } from '@/features/auth/SocialSignIn';
import { useArrival } from '@/features/auth/pendingSignIn';
import { destinationAfterLogin, verificationAhead } from '@/routes/destination';
import { useLocation, useNavigate } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectHasExpired, selectLastEnd } from '@/store/session';

/** Holds notices and other ways to sign in; both may be missing. */
const aboveForm = { gap: 2, mb: 2, '&:empty': { display: 'none' } } as const;

export default function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email, notice } = useArrival();
  const hasExpired = useAppSelector(selectHasExpired);
  const lastEnd = useAppSelector(selectLastEnd);
  const closed = lastEnd === 'paused' || lastEnd === 'deleted' ? lastEnd : null;
  const ended = closed ? t(`login.${closed}`) : hasExpired ? t('login.expired') : null;
  const [verification] = useState(() => verificationAhead(search, Date.now()));
  return (
    <AuthCard
      title={t('login.title')}
      // A user who was redirected here reads why instead.
      hasSentence={!notice && !verification && !ended}
      links={
        <>
          {/* In a wide window it is a button of the panel. */}
          <Box sx={{ display: { lg: 'none' } }}>
            <GuestLink to="register" lead={t('login.noAccount')} label={t('link.register')} />
          </Box>
          <GuestLink to="restoreAccount" lead={t('login.deactivated')} label={t('link.restore')} />
        </>
      }
    >
      <Stack sx={aboveForm}>
        {notice ? <Alert severity="success">{t(`notice.${notice}`)}</Alert> : null}
        {ended && !notice ? (
          <Alert severity="info" role="status" icon={false}>
            {ended} {closed ? <GuestLink to="restoreAccount" label={t('login.restore')} /> : null}
          </Alert>
        ) : null}
        {verification ? <VerificationAhead summary={verification.summary} /> : null}
        {verification ? null : <SocialSignIn leading />}
      </Stack>
      <LoginForm
        email={email}
        onSignedIn={() => navigate(destinationAfterLogin(search, Date.now()), { replace: true })}
      />
      {verification ? <SocialSignIn /> : null}
    </AuthCard>
  );
}
