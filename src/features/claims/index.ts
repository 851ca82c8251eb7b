export { ClaimsList } from './list/ClaimsList';
export { NewClaimButton } from './list/NewClaimButton';
export { ClaimEditor } from './editor/ClaimEditor';
export { NewClaimWizard } from './wizard/NewClaimWizard';
export { QuestionForm } from './question/QuestionForm';
export {
  fetchClaim,
  fetchClaimProfiles,
  fetchClaims,
  selectClaim,
  selectClaimRequest,
  selectClaims,
  selectLoadedClaims,
  selectClaimsRequest,
} from './claimsSlice';
