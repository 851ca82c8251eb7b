import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard, GuestLink, LoginForm, SocialSignIn, useArrival, VerificationAhead } from '@/features/auth';
import { destinationAfterLogin, verificationAhead } from '@/routes/destination';
import { useLocation, useNavigate } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session';

export default function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email, notice } = useArrival();
  const { lastEnd } = useAppSelector(selectSession);
  const isSignedOut = lastEnd !== null && lastEnd !== 'logout';
  const [verification] = useState(() => verificationAhead(search, Date.now()));
  return (
    <AuthCard
      title={t('login.title')}
      // A user who was redirected here reads why instead.
      intro={notice || verification ? undefined : t(isSignedOut ? 'login.ended' : 'login.intro')}
      links={
        <>
          <GuestLink to="register" lead={t('login.noAccount')} label={t('link.register')} />
          <GuestLink to="restoreAccount" lead={t('login.deactivated')} label={t('link.restore')} />
        </>
      }
    >
      <Stack sx={{ gap: 2, mb: notice || verification ? 2 : 0 }}>
        {notice ? <Alert severity="success">{t(`notice.${notice}`)}</Alert> : null}
        {verification ? <VerificationAhead summary={verification.summary} /> : null}
      </Stack>
      <LoginForm
        email={email}
        onSignedIn={() => navigate(destinationAfterLogin(search, Date.now()), { replace: true })}
      />
      <SocialSignIn />
    </AuthCard>
  );
}
