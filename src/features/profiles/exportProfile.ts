import { displayName } from '@/domain/displayName';
import { jsonResume } from '@/domain/jsonResume';
import { fileName } from '@/domain/share';
import { failureTextOf, noticeAdded } from '@/store/notices';
import type { AppThunk } from '@/store/rootReducer';
import { resultOf } from '@/store/unknownOutcome';
import { selectUserDetails } from '@/store/userSlice';
import { downloadJson } from '@/ui/basics/download';
import { fetchProfile } from './profilesSlice';

/** Saves a profile as JSON Resume; it is read first, since a list holds only its short form (ux no. 11). */
export function exportProfile(profileId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const read = await dispatch(resultOf(fetchProfile({ params: { profileId } })));
    if ('failure' in read) {
      if (read.failure.kind === 'unauthorized') return;
      dispatch(noticeAdded({ severity: 'error', ...failureTextOf(read.failure, 'profiles:export.failed') }));
      return;
    }
    const expert = selectUserDetails(getState());
    const name = [expert ? displayName(expert) : '', read.data.occupation?.name].filter(Boolean).join(' ');
    downloadJson(jsonResume(read.data, expert), fileName(name, 'json'));
  };
}
