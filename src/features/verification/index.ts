export { PersonalVerification } from './PersonalVerification';
export { PublicVerification } from './PublicVerification';
export { fetchPersonalInvitation, fetchPublicInvitation } from './verificationSlice';
