import { isClaimPublic } from '@/domain/claimLifeCycle';
import { publicPage } from '@/domain/webAddress';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { useSharing } from '@/ui/share/useSharing';
import type { ShareClaimSheetProps } from './ShareClaimSheet';

const ShareClaimSheet = lazyComponent(() => import('./ShareClaimSheet'), 'ShareClaimSheet');

/** To view and to share a claim's public page, while it has one. */
export function useShareClaim(claim: ShareClaimSheetProps['claim']) {
  return useSharing(publicPage(isClaimPublic(claim), claim.public_url), (open) => (
    <ShareClaimSheet claim={claim} {...open} />
  ));
}
