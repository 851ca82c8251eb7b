import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { AuthCard, GuestLink, ResetPasswordForm, useLeadToLogin, useMailedLink } from '@/features/auth';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';

export default function ResetForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const { token, email } = useMailedLink();
  const leadToLogin = useLeadToLogin();
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
      <ResetPasswordForm token={token} email={email} onDone={(address) => leadToLogin(address, 'passwordChanged')} />
    </AuthCard>
  );
}
