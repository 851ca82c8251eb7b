export { PersonalVerification } from './PersonalVerification';
export { PublicVerification } from './PublicVerification';
export { SocialSignInContext } from './SignInSheet';
