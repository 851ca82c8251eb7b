import { useAppDispatch, useRequest } from '@/store/hooks';
import { fetchClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { fetchPosts, selectPostsRequest } from '@/entities/post/postsSlice';
import { fetchProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';
import { useLanguage } from '@/ui/text/useLanguage';

/** The requests behind the news. They are started elsewhere; a failed one can be retried here. */
export function useNewsReads() {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const profiles = useRequest(selectProfilesRequest);
  const claims = useRequest(selectClaimsRequest);
  const invitations = useRequest(selectInvitationsRequest);
  const posts = useRequest(selectPostsRequest);
  return [
    { list: 'profiles', request: profiles, retry: () => void dispatch(fetchProfiles({ query: { lang } })) },
    { list: 'claims', request: claims, retry: () => void dispatch(fetchClaims()) },
    { list: 'invitations', request: invitations, retry: () => void dispatch(fetchInvitations()) },
    { list: 'posts', request: posts, retry: () => void dispatch(fetchPosts()) },
  ] as const;
}
