import type { ApiFailure } from '@/api/client/failure';
import type { ExistingEntries } from '@/domain/importReview';
import type { AppThunk, RootState } from '@/store/rootReducer';
import { failureOf } from '@/store/callResult';
import { addEducation, attachNew, addExperience, connectNew, type ExperienceBody } from '@/entities/career/addEntry';
import { fetchEducation, selectEducation, fetchExperience, selectExperience } from '@/entities/career/careerSlice';

export function readExistingEntries(): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) =>
    (await dispatch(failureOf(fetchExperience()))) ?? (await dispatch(failureOf(fetchEducation())));
}

export const selectExistingEntries = (state: RootState): ExistingEntries => ({
  experience: selectExperience(state),
  education: selectEducation(state),
});

/** Whether an entry is the first one of the profile is looked up in it. */
const showing = (profileId: string) => ({ id: profileId, mainIfFirst: true });

/** `add` saves an entry once and connects it with a profile, where one is given. */
export const entryCalls = {
  experience: {
    add: (body: ExperienceBody, profileId: string | null) =>
      addExperience(body, profileId === null ? null : showing(profileId)),
    connect: (profileId: string, id: string) => connectNew(showing(profileId), id),
  },
  education: { add: addEducation, connect: attachNew },
};
