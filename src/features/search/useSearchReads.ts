import type { SearchGroup } from '@/domain/searchRanking';
import { useLoad, useRequest } from '@/store/hooks';
import type { RequestState } from '@/store/trackRequest';
import { fetchClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { fetchPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { fetchProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { fetchProducts, selectProductsRequest } from '@/entities/product/productsSlice';
import { useLanguage } from '@/ui/text/useLanguage';

export interface GroupRead {
  group: SearchGroup;
  request: RequestState;
  retry: () => void;
}

/** Loads what has not been loaded yet; the rest is searched as it is. */
export function useSearchReads(): GroupRead[] {
  const lang = useLanguage();
  const profiles = useRequest(selectProfilesRequest);
  const claims = useRequest(selectClaimsRequest);
  const invitations = useRequest(selectInvitationsRequest);
  const posts = useRequest(selectPostsRequest);
  const products = useRequest(selectProductsRequest);
  const retryProfiles = useLoad(fetchProfiles, isRead(profiles) ? null : { query: { lang } }, profiles);
  const retryClaims = useLoad(fetchClaims, isRead(claims) ? null : undefined, claims);
  const retryInvitations = useLoad(fetchInvitations, isRead(invitations) ? null : undefined, invitations);
  const retryPosts = useLoad(fetchPosts, isRead(posts) ? null : undefined, posts);
  const retryProducts = useLoad(fetchProducts, isRead(products) ? null : undefined, products);
  // Many servers have no products, and nobody misses them there.
  const areOffered = products.error?.kind !== 'notOffered';
  return [
    { group: 'profile', request: profiles, retry: retryProfiles },
    { group: 'claim', request: claims, retry: retryClaims },
    { group: 'invitation', request: invitations, retry: retryInvitations },
    { group: 'post', request: posts, retry: retryPosts },
    ...(areOffered ? [{ group: 'product' as const, request: products, retry: retryProducts }] : []),
  ];
}

const isRead = ({ status }: RequestState) => status === 'succeeded';
