import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AuthCard,
  GuestIntro,
  GuestLink,
  RegisterForm,
  RegisterSteps,
  SocialSignIn,
  useArrival,
  useLeadToLogin,
  VerificationAhead,
} from '@/features/auth';
import { destinationAfterLogin, verificationAhead } from '@/routes/destination';
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
  const [verification] = useState(() => verificationAhead(search, Date.now()));
  const invitation = new URLSearchParams(search).get('invitation') ?? '';
  const common = {
    firstname,
    lastname,
    onSignedIn: () => {
      // On the way to a confirmation the page itself says as whom one confirms; a notice would lie over what is to be tapped.
      if (!verification) dispatch(noticeAdded({ severity: 'success', textKey: 'auth:register.welcome' }));
      return navigate(destinationAfterLogin(search, Date.now()), { replace: true });
    },
    onRegistered: (email: string) => leadToLogin(email, 'registered'),
  };
  const [isPhone] = useState(() => window.matchMedia('(max-width: 599.95px)').matches);
  if (verification || isPhone) {
    return (
      <Suspense
        fallback={
          <AuthCard title={t('register.title')}>
            <Skeleton variant="rounded" height={360} />
          </AuthCard>
        }
      >
        {verification ? (
          <RegisterSteps {...common} notice={<VerificationAhead summary={verification.summary} />} />
        ) : (
          <RegisterSteps {...common} invitation={invitation} intro={<GuestIntro />} lead={<SocialSignIn leading />} />
        )}
      </Suspense>
    );
  }
  return (
    <AuthCard
      title={t('register.title')}
      intro={<GuestIntro />}
      links={<GuestLink to="login" lead={t('register.haveAccount')} label={t('link.login')} />}
    >
      <Stack sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <SocialSignIn leading />
      </Stack>
      <RegisterForm {...common} invitation={invitation} />
    </AuthCard>
  );
}
