import { lazyComponent } from '@/ui/basics/lazyComponent';

export { AuthCard, GuestIntro } from './AuthCard';
export { useArrival, useGuestSearch, useLeadToLogin } from './authHandover';
export { ForgotPasswordForm } from './ForgotPasswordForm';
export { GuestLink } from './GuestLink';
export { LoginForm } from './LoginForm';
export { PasswordMailSent } from './PasswordMailSent';
export { ResetPasswordForm } from './ResetPasswordForm';
export { RestoreAccountForm } from './RestoreAccountForm';
export { FinishSignIn } from './social/FinishSignIn';
export { SocialSignIn } from './social/SocialSignIn';
export { useMailedLink } from './useQuerySecret';
export { VerificationAhead } from './VerificationAhead';

/** Lazy: no other page for visitors has wizards. */
export const RegisterSteps = lazyComponent(() => import('./RegisterSteps'), 'RegisterSteps');
