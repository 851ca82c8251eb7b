export { AuthCard, GuestLink, VerificationAhead } from './AuthCard';
export { FinishSignIn } from './FinishSignIn';
export { LoginForm } from './LoginForm';
export { ForgotPasswordForm, PasswordMail, PasswordMailSent } from './PasswordMail';
export { useArrival, useGuestSearch, useLeadOn, useMailedLink } from './pendingSignIn';
export { RegisterForm } from './RegisterForm';
export { ResetPasswordForm } from './ResetPasswordForm';
export { RestoreAccountForm } from './RestoreAccountForm';
export { SocialSignIn } from './SocialSignIn';
