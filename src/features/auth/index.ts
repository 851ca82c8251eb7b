import { lazyComponent } from '@/ui/basics/lazyComponent';

export { AuthCard, GuestIntro } from './AuthCard';
export { useArrival, useLeadToLogin } from './authHandover';
export { ForgotPasswordForm } from './ForgotPasswordForm';
export { GuestLink } from './GuestLink';
export { LoginForm } from './LoginForm';
export { PasswordMailSent } from './PasswordMailSent';
export { RegisterForm } from './RegisterForm';
export { ResetPasswordForm } from './ResetPasswordForm';
export { RestoreAccountForm } from './RestoreAccountForm';
export { FinishSignIn } from './social/FinishSignIn';
export { SocialSignIn } from './social/SocialSignIn';
export { useQuerySecret } from './useQuerySecret';
export { VerificationAhead } from './VerificationAhead';

/** On a phone, and on the way to a confirmation. */
export const RegisterSteps = lazyComponent(() => import('./RegisterSteps'), 'RegisterSteps');
