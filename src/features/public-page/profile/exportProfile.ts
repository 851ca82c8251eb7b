import type { ApiFailure } from '@/api/client/failure';
import { defaultLanguage, isLanguage } from '@/api/schema/languages';
import { displayName } from '@/domain/displayName';
import { jsonResume } from '@/domain/jsonResume';
import { fileName } from '@/domain/share';
import { failureTextOf, noticeAdded } from '@/store/notices';
import type { AppThunk } from '@/store/rootReducer';
import { fetchCompetences, fetchProfile } from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { downloadJson } from '@/ui/basics/download';

/** The profile is loaded first, since a list holds only its short form (ux no. 11). */
export function exportProfile(profileId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const reportFailure = (failure: ApiFailure) => {
      if (failure.kind === 'unauthorized') return;
      dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, 'profiles:export.failed') }));
    };
    const params = { profileId };
    const read = await dispatch(fetchProfile({ params }));
    if ('failure' in read) return reportFailure(read.failure);
    const profile = read.data;
    const locale = isLanguage(profile.language) ? profile.language : defaultLanguage;
    const chosen = await dispatch(fetchCompetences({ params, query: { locale } }));
    if ('failure' in chosen) return reportFailure(chosen.failure);
    const expert = selectUserDetails(getState());
    const name = [expert ? displayName(expert) : '', profile.occupation?.name].filter(Boolean).join(' ');
    downloadJson(jsonResume(profile, chosen.data.competences, expert), fileName(name, 'json'));
  };
}
