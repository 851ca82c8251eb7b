export { PersonalVerification } from './PersonalVerification';
export { PublicVerification } from './PublicVerification';
