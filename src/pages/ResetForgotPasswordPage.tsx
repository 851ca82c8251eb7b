import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { displayName } from '@/domain/displayName';
import { AuthCard, GuestLink } from '@/features/auth/AuthCard';
import { ResetPasswordForm } from '@/features/auth/ResetPasswordForm';
import { useLeadOn, useMailedLink } from '@/features/auth/pendingSignIn';
import { useLogout } from '@/features/user/useLogout';
import { href } from '@/routes/href';
import { Navigate, RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useFocusHeadingOnChange } from '@/ui/basics/focus';

export default function ResetForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'common']);
  const { token, email } = useMailedLink();
  const leadOn = useLeadOn();
  const user = useAppSelector(selectUser);
  const { logout, question } = useLogout();
  useFocusHeadingOnChange(user);
  if (user && !token) return <Navigate to={href('dashboard')} replace />;
  if (user) {
    return (
      <AuthCard title={t('reset.title')}>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Typography>{t('reset.signedIn', { name: displayName(user) })}</Typography>
          <Button variant="contained" onClick={logout}>
            {t('common:menu.logout')}
          </Button>
        </Stack>
        {question}
      </AuthCard>
    );
  }
  if (!token) {
    return (
      <AuthCard title={t('reset.title')} links={<GuestLink to="login" label={t('link.login')} />}>
        <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
          <Typography>{t('reset.incomplete')}</Typography>
          <Button variant="contained" component={RouterLink} to={href('forgotPassword')}>
            {t('link.newLink')}
          </Button>
        </Stack>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={t('reset.title')}
      intro={t('reset.intro')}
      links={
        <>
          <GuestLink to="forgotPassword" label={t('link.newLink')} />
          <GuestLink to="login" label={t('link.login')} />
        </>
      }
    >
      <ResetPasswordForm token={token} email={email} onDone={(address) => leadOn(address, 'passwordChanged')} />
    </AuthCard>
  );
}
