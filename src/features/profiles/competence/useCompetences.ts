import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { fetchCompetences, selectCompetences, selectCompetencesRequest } from '../profilesSlice';

/** Loads the competences that a profile carries beside its subject, with their limit: a read of their own (PRO-06). */
export function useCompetences(profile: CompetenceProfile) {
  const locale = useProfileLanguage(profile);
  const request = useRequest((state) => selectCompetencesRequest(state, profile.id));
  return {
    /** Undefined until they are there. */
    found: useAppSelector((state) => selectCompetences(state, profile.id)),
    request,
    reload: useLoad(fetchCompetences, { params: { profileId: profile.id }, query: { locale } }, request),
  };
}
