import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthCard, ForgotPasswordForm, GuestLink, PasswordMailSent, useArrival } from '@/features/auth';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const arrival = useArrival();
  const [email, setEmail] = useState(arrival.email);
  const [sent, setSent] = useState(false);
  useHeadingFocus(sent);
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

/** The same address shows another screen: its heading takes the focus, as on arrival at a page. */
function useHeadingFocus(screen: unknown): void {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [screen]);
}
