export { PersonalVerification } from './PersonalVerification';
export { PublicVerification } from './PublicVerification';
export { SocialSignInContext } from './SocialSignInContext';
export { fetchPersonalInvitation, fetchPublicInvitation } from './verificationSlice';
