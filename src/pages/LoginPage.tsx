import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard, GuestLink, LoginForm, SocialSignIn, useArrival } from '@/features/auth';
import { destinationAfterLogin, waitingVerificationLink } from '@/routes/destination';
import { useLocation, useNavigate } from '@/routes/navigation';

export default function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email, notice } = useArrival();
  const [waiting] = useState(() => waitingVerificationLink(Date.now()) !== null);
  return (
    <AuthCard
      title={t('login.title')}
      // A user who was redirected here reads why instead.
      intro={notice || waiting ? undefined : t('login.intro')}
      links={
        <>
          <GuestLink to="register" lead={t('login.noAccount')} label={t('link.register')} />
          <GuestLink to="restoreAccount" lead={t('login.deactivated')} label={t('link.restore')} />
        </>
      }
    >
      <Stack sx={{ gap: 2, mb: notice || waiting ? 2.5 : 0 }}>
        {notice ? <Alert severity="success">{t(`notice.${notice}`)}</Alert> : null}
        {waiting ? <Alert severity="info">{t('login.verificationWaiting')}</Alert> : null}
      </Stack>
      <LoginForm
        email={email}
        onSignedIn={() => navigate(destinationAfterLogin(search, Date.now()), { replace: true })}
      />
      <SocialSignIn />
    </AuthCard>
  );
}
