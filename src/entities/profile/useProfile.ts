import type { Language } from '@/api/schema/languages';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  fetchCompetences,
  fetchProfile,
  selectCompetences,
  selectCompetencesRequest,
  selectProfile,
  selectProfileRequest,
} from './profilesSlice';

export function useProfile(profileId: string, isNeeded = true) {
  const request = useRequest((state) => selectProfileRequest(state, profileId));
  return {
    profile: useAppSelector((state) => selectProfile(state, profileId)),
    request,
    reload: useLoad(fetchProfile, isNeeded ? { params: { profileId } } : null, request),
  };
}

/** Beside the subject, with their limit (PRO-06). `locale` is the language of the profile. */
export function useCompetences(profileId: string, locale: Language) {
  const request = useRequest((state) => selectCompetencesRequest(state, profileId));
  return {
    data: useAppSelector((state) => selectCompetences(state, profileId)),
    request,
    reload: useLoad(fetchCompetences, { params: { profileId }, query: { locale } }, request),
  };
}
