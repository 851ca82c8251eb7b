import { fetchClaims } from '@/features/claims';
import { fetchImages } from '@/features/images';
import { fetchPosts } from '@/features/posts';
import { fetchProfiles } from '@/features/profiles';
import { fetchCountries, fetchUserDetails } from '@/features/user';
import type { AppStore } from './createStore';
import { currentLanguage } from './i18n';

/**
 * The loads after a sign-in and at start: user, countries, claims, profiles, images, posts (AUT-08). Each fails on its
 * own and without a notice; the screen that shows its data shows the failure and offers a retry.
 */
export function loadInitialData({ dispatch }: AppStore): void {
  void dispatch(fetchUserDetails());
  void dispatch(fetchCountries());
  void dispatch(fetchClaims());
  void dispatch(fetchProfiles({ query: { lang: currentLanguage() } }));
  void dispatch(fetchImages());
  void dispatch(fetchPosts());
}
