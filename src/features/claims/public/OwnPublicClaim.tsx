import type { Claim } from '@/api/endpoints/claims';
import { PublicClaim, type PublicClaimProps } from './PublicClaim';
import { usePublicClaim } from './usePublicClaim';

interface OwnPublicClaimProps extends Omit<PublicClaimProps, 'data'> {
  claim: Claim;
}

/** The page of one's own claim, with what is being typed. */
export function OwnPublicClaim({ claim, ...page }: OwnPublicClaimProps) {
  return <PublicClaim data={usePublicClaim(claim)} {...page} />;
}
