export { ClaimsList } from './list/ClaimsList';
export { ClaimEditor } from './editor/ClaimEditor';
export { NewClaimWizard } from './wizard/NewClaimWizard';
export { QuestionForm } from './question/QuestionForm';
export { selectClaim, selectClaims, selectClaimRequest, selectClaimsRequest } from './claimsSlice';
export { fetchClaim, fetchClaims } from './thunks';
