import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard, GuestLink } from '@/features/auth/AuthCard';
import { ForgotPasswordForm, PasswordMailSent } from '@/features/auth/PasswordMail';
import { useArrival } from '@/features/auth/pendingSignIn';
import { useFocusHeadingOnChange } from '@/ui/basics/focus';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const arrival = useArrival();
  const [email, setEmail] = useState(arrival.email);
  const [sent, setSent] = useState(false);
  useFocusHeadingOnChange(sent);
  const links = <GuestLink to="login" label={t('link.login')} />;
  return sent ? (
    <AuthCard title={t('forgot.sentTitle')} links={links}>
      <PasswordMailSent email={email} onOtherAddress={() => setSent(false)} />
    </AuthCard>
  ) : (
    <AuthCard title={t('forgot.title')} intro={t('forgot.intro')} links={links}>
      <ForgotPasswordForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
    </AuthCard>
  );
}
