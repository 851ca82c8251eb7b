import { useTranslation } from 'react-i18next';
import { AuthCard, GuestLink } from '@/features/auth/AuthCard';
import { RestoreAccountForm } from '@/features/auth/RestoreAccountForm';
import { useArrival, useLeadOn, useMailedLink } from '@/features/auth/pendingSignIn';

export default function RestoreAccountPage() {
  const { t } = useTranslation('auth');
  const { token, email } = useMailedLink();
  const arrival = useArrival();
  const leadOn = useLeadOn();
  return (
    <AuthCard
      title={t('restore.title')}
      intro={t(arrival.notice === 'paused' ? 'notice.paused' : 'restore.intro')}
      links={
        <>
          <GuestLink to="forgotPassword" label={t('link.forgot')} />
          <GuestLink to="login" label={t('link.login')} />
        </>
      }
    >
      <RestoreAccountForm
        email={email || arrival.email}
        hasToken={token !== ''}
        onRestored={(address) => leadOn(address, 'restored')}
      />
    </AuthCard>
  );
}
