import type { Language } from '@/api/schema/languages';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCompetences, selectCompetences, selectCompetencesRequest } from './profilesSlice';

/**
 * Loads the competences that a profile carries beside its subject, with their limit: a read of their own (PRO-06).
 * `locale` is the language of the profile.
 */
export function useCompetences(profileId: string, locale: Language) {
  const request = useRequest((state) => selectCompetencesRequest(state, profileId));
  return {
    /** Undefined until they are there. */
    found: useAppSelector((state) => selectCompetences(state, profileId)),
    request,
    reload: useLoad(fetchCompetences, { params: { profileId }, query: { locale } }, request),
  };
}
