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

function exportFailed(failure: ApiFailure): AppThunk {
  return (dispatch) => {
    if (failure.kind === 'unauthorized') return;
    dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, 'profiles:export.failed') }));
  };
}

/** The profile is loaded first, since a list holds only its short form (ux no. 11). */
export function exportProfile(profileId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const params = { profileId };
    const read = await dispatch(fetchProfile({ params }));
    if ('failure' in read) return dispatch(exportFailed(read.failure));
    const profile = read.data;
    const locale = isLanguage(profile.language) ? profile.language : defaultLanguage;
    const found = await dispatch(fetchCompetences({ params, query: { locale } }));
    if ('failure' in found) return dispatch(exportFailed(found.failure));
    const expert = selectUserDetails(getState());
    const name = [expert ? displayName(expert) : '', profile.occupation?.name].filter(Boolean).join(' ');
    downloadJson(jsonResume(profile, found.data.competences, expert), fileName(name, 'json'));
  };
}
