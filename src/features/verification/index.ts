export { loadPersonalInvitation, PersonalVerification } from './PersonalVerification';
export { loadPublicInvitation, PublicVerification } from './PublicVerification';
