import type { ApiFailure } from '@/api/client/failure';
import type { AppThunk, RootState } from '@/store/rootReducer';
import { failureOf } from '@/store/thunkResult';
import { findLostWrite, setLostWrite } from '@/store/lostWrites';
import { addEducation, attachNew, type EducationBody } from './addEducation';
import { addExperience, connectNew, type ExperienceBody } from './addExperience';
import { createEducation, fetchEducation, selectEducation } from './educationSlice';
import { createExperience, fetchExperience, selectExperience } from './experienceSlice';

/**
 * An entry was perhaps sent before the page was loaded anew: the next try looks for it first (D-66). `known` are the ids
 * that were there before.
 */
function expectSent(key: string, body: ExperienceBody | EducationBody, known: readonly string[]): AppThunk {
  return (dispatch) => {
    if (!dispatch(findLostWrite(key))) dispatch(setLostWrite(key, { args: { body }, known }));
  };
}

function readOwn(): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) =>
    (await dispatch(failureOf(fetchExperience()))) ?? (await dispatch(failureOf(fetchEducation())));
}

/** A profile of which only the id is known: whether an entry is its first one is looked up in it. */
const profileOf = (profileId: string) => ({ id: profileId, work_experiences: [] });

/** Reading and adding entries, for who takes over many of them. */
export const careerCalls = {
  readOwn,
  selectOwn: (state: RootState) => ({ experience: selectExperience(state), education: selectEducation(state) }),
  experience: {
    add: (body: ExperienceBody, profileId: string | null) =>
      addExperience(body, profileId === null ? null : profileOf(profileId)),
    expectSent: (body: ExperienceBody, known: readonly string[]) =>
      expectSent(createExperience.typePrefix, body, known),
    connect: (profileId: string, experienceId: string) => connectNew(profileOf(profileId), experienceId),
  },
  education: {
    add: addEducation,
    expectSent: (body: EducationBody, known: readonly string[]) => expectSent(createEducation.typePrefix, body, known),
    connect: attachNew,
  },
};
