import { fetchClaim, fetchClaimProfiles, fetchClaims } from '@/features/claims';
import { fetchAllPosts } from '@/features/posts';
import { fetchLimit, fetchProfile, fetchProfiles } from '@/features/profiles';
import type { Loaders } from './publicLoaders';

/**
 * Loaders of pages that need a session. Static imports are of the features alone whose slices the initial loads need too
 * (`loadInitialData`); thunks of any other feature are imported dynamically.
 */
export const loaders: Loaders = {
  dashboard: ({ language }) => [
    fetchProfiles({ query: { lang: language } }),
    fetchClaims(),
    fetchLimit(),
    fetchAllPosts(),
  ],
  profiles: ({ language }) => [fetchProfiles({ query: { lang: language } }), fetchLimit()],
  profile: ({ params: { profileId = '' } }) => [fetchProfile({ params: { profileId } }), fetchLimit()],
  competenceForm: ({ query }) => {
    const profileId = query.get('id');
    return profileId ? [fetchProfile({ params: { profileId } })] : [];
  },
  newProfile: () => [fetchLimit()],
  claims: () => [fetchClaims()],
  claim: ({ params: { claimId = '' } }) => [fetchClaim({ params: { claimId } })],
  claimForm: ({ query }) => {
    const claimId = query.get('id');
    return claimId ? [fetchClaim({ params: { claimId } })] : [];
  },
  newClaim: () => [fetchClaimProfiles()],
  verifyCompetence: async ({ language }) => {
    const { fetchInvitations, fetchVerificationPages } = await import('@/features/endorsements');
    return [fetchInvitations(), fetchVerificationPages({ query: { lang: language } })];
  },
};
