import type { ApiFailure } from '@/api/client/failure';
import type { AddResult } from '@/domain/careerEntry';
import type { AppThunk, RootState } from '@/store/rootReducer';
import { failureOf } from '@/store/callResult';
import { addEducation, attachNew, type EducationBody } from '@/entities/career/addEducation';
import { addExperience, connectNew, type ExperienceBody } from '@/entities/career/addExperience';
import { fetchEducation, selectEducation } from '@/entities/career/educationSlice';
import { fetchExperience, selectExperience } from '@/entities/career/experienceSlice';
import type { OwnCareer } from './reviewRows';

export function readOwnCareer(): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) =>
    (await dispatch(failureOf(fetchExperience()))) ?? (await dispatch(failureOf(fetchEducation())));
}

export const selectOwnCareer = (state: RootState): OwnCareer => ({
  experience: selectExperience(state),
  education: selectEducation(state),
});

interface EntryCalls<Body> {
  /** Saves an entry once and connects it with a profile, where one is given. */
  add: (body: Body, profileId: string | null) => AppThunk<Promise<AddResult>>;
  connect: (profileId: string, id: string) => AppThunk<Promise<ApiFailure | null>>;
}

/** Whether an entry is the first one of the profile is looked up in it. */
const showing = (profileId: string) => ({ id: profileId, mainIfFirst: true });

export const entryCalls: { experience: EntryCalls<ExperienceBody>; education: EntryCalls<EducationBody> } = {
  experience: {
    add: (body, profileId) => addExperience(body, profileId === null ? null : showing(profileId)),
    connect: (profileId, experienceId) => connectNew(showing(profileId), experienceId),
  },
  education: {
    add: addEducation,
    connect: attachNew,
  },
};
