import i18next from 'i18next';
import { fetchClaims } from '@/features/claims';
import { fetchImages } from '@/features/images';
import { fetchPosts } from '@/features/posts';
import { fetchProfiles } from '@/features/profiles';
import { fetchCountries, fetchUserDetails } from '@/features/user';
import { isLanguage } from '@/api/schema/languages';
import type { AppStore } from './createStore';
import { storedLanguage } from './i18n';

/**
 * The loads after a sign-in and at start: user, countries, claims, profiles, images, posts (AUT-08). Each fails on its
 * own and without a word; the screen that shows what is missing says so and offers to try again.
 */
export function loadInitialData({ dispatch }: AppStore): void {
  const lang = isLanguage(i18next.language) ? i18next.language : storedLanguage();
  void dispatch(fetchUserDetails());
  void dispatch(fetchCountries());
  void dispatch(fetchClaims());
  void dispatch(fetchProfiles({ query: { lang } }));
  void dispatch(fetchImages());
  void dispatch(fetchPosts());
}
