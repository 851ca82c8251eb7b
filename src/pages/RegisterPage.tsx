import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard, GuestLink, RegisterForm, SocialSignIn, useArrival, useLeadToLogin } from '@/features/auth';
import { destinationAfterLogin, waitingVerificationLink } from '@/routes/destination';
import { useLocation, useNavigate } from '@/routes/navigation';
import { useAppDispatch } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';

export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const leadToLogin = useLeadToLogin();
  const { firstname, lastname } = useArrival();
  const [waiting] = useState(() => waitingVerificationLink(Date.now()) !== null);
  return (
    <AuthCard
      title={t('register.title')}
      intro={t('register.intro')}
      links={<GuestLink to="login" lead={t('register.haveAccount')} label={t('link.login')} />}
    >
      {waiting ? (
        <Alert severity="info" sx={{ mb: 2.5 }}>
          {t('register.verificationWaiting')}
        </Alert>
      ) : null}
      <RegisterForm
        firstname={firstname}
        lastname={lastname}
        invitation={new URLSearchParams(search).get('invitation') ?? ''}
        onSignedIn={() => {
          dispatch(noticeAdded({ severity: 'success', textKey: 'auth:register.welcome' }));
          return navigate(destinationAfterLogin(search, Date.now()), { replace: true });
        }}
        onRegistered={(email) => leadToLogin(email, 'registered')}
      />
      <SocialSignIn />
    </AuthCard>
  );
}
