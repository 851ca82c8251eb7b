export { ClaimsList, NewClaimButton } from './ClaimsList';
