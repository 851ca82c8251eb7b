import type { Language } from '@/api/schema/languages';
import { isDeactivated } from '@/api/endpoints/authentication';
import { fetchEducation, fetchExperience } from '@/entities/career/careerSlice';
import { fetchClaim, fetchClaimProfiles, fetchClaims } from '@/entities/claim/claimsSlice';
import { fetchImages } from '@/entities/image/imagesSlice';
import { fetchInvitations, fetchVerificationPages } from '@/entities/invitation/endorsementsSlice';
import { fetchAllPosts, fetchPosts } from '@/entities/post/postsSlice';
import { fetchLimit, fetchProfile, fetchProfiles } from '@/entities/profile/profilesSlice';
import { fetchCountries, fetchIsExpert, fetchUserDetails } from '@/entities/user/userSlice';
import { endSession } from '@/store/session';
import type { AppStore } from './createStore';
import { currentLanguage } from './i18n';
import type { Loaders } from './publicLoaders';

/** After a sign-in and at start (AUT-08). Each fails alone and silently: the screen with its data shows the failure. */
export function loadInitialData({ dispatch }: AppStore): void {
  void dispatch(fetchUserDetails()).then((read) => {
    if ('data' in read && isDeactivated(read.data.status)) dispatch(endSession('paused'));
  });
  void dispatch(fetchCountries());
  void dispatch(fetchClaims());
  void dispatch(fetchProfiles({ query: { lang: currentLanguage() } }));
  void dispatch(fetchImages());
  void dispatch(fetchPosts());
}

export function loadProfileNames(dispatch: AppStore['dispatch'], lang: Language): void {
  void dispatch(fetchProfiles({ query: { lang } }));
}

const readInvitations = ({ language }: { language: Language }) => [
  fetchInvitations(),
  fetchVerificationPages({ query: { lang: language } }),
  fetchIsExpert(),
];

const subscription = () => import('@/entities/subscription/subscriptionSlice');
const readPlans = async () => [(await subscription()).fetchPlans()];

const loadPostLoaders = async () => (await import('./postLoaders')).postLoaders;

export const loaders: Loaders = {
  dashboard: ({ language }) => [
    fetchProfiles({ query: { lang: language } }),
    fetchClaims(),
    fetchLimit(),
    fetchAllPosts(),
  ],
  profiles: ({ language }) => [fetchProfiles({ query: { lang: language } }), fetchLimit()],
  profile: ({ params: { profileId = '' } }) => [
    fetchProfile({ params: { profileId } }),
    fetchLimit(),
    fetchExperience(),
    fetchEducation(),
  ],
  competenceForm: ({ query }) => query.getAll('id').map((profileId) => fetchProfile({ params: { profileId } })),
  newProfile: () => [fetchLimit()],
  claims: () => [fetchClaims()],
  claim: ({ params: { claimId = '' } }) => [fetchClaim({ params: { claimId } })],
  claimForm: ({ query }) => query.getAll('id').map((claimId) => fetchClaim({ params: { claimId } })),
  newClaim: ({ query }) => [
    fetchClaimProfiles(),
    ...query.getAll('id').map((claimId) => fetchClaim({ params: { claimId } })),
  ],
  images: () => [fetchImages()],
  myPosts: () => [fetchPosts()],
  newPost: async () => (await loadPostLoaders()).newPost(),
  editPost: async (args) => (await loadPostLoaders()).editPost(args),
  allPosts: async (args) => (await loadPostLoaders()).allPosts(args),
  post: async (args) => (await loadPostLoaders()).post(args),
  pricing: readPlans,
  planDetails: readPlans,
  billing: async () => {
    const { fetchSubscription, fetchVouchers } = await subscription();
    return [fetchSubscription(), fetchVouchers()];
  },
  verifyCompetence: readInvitations,
  people: readInvitations,
  humanGraph: (args) => [...readInvitations(args), fetchProfiles({ query: { lang: args.language } })],
};
