export { ClaimsList } from './ClaimsList';
export { NewClaimButton } from './NewClaimButton';
