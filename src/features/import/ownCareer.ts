import type { ApiFailure } from '@/api/client/failure';
import type { AddResult } from '@/domain/careerEntry';
import { findLostWrite, setLostWrite } from '@/store/lostWrites';
import type { AppThunk, RootState } from '@/store/rootReducer';
import { failureOf } from '@/store/callResult';
import { addEducation, attachNew, type EducationBody } from '@/entities/career/addEducation';
import { addExperience, connectNew, type ExperienceBody } from '@/entities/career/addExperience';
import { createEducation, fetchEducation, selectEducation } from '@/entities/career/educationSlice';
import { createExperience, fetchExperience, selectExperience } from '@/entities/career/experienceSlice';
import type { OwnCareer } from './reviewRows';

/** Reads the user's own work experience and education. */
export function readOwnCareer(): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) =>
    (await dispatch(failureOf(fetchExperience()))) ?? (await dispatch(failureOf(fetchEducation())));
}

export const selectOwnCareer = (state: RootState): OwnCareer => ({
  experience: selectExperience(state),
  education: selectEducation(state),
});

/** What can be done with entries of one type. */
export interface EntryCalls<Body> {
  /** Saves an entry once and connects it with a profile, where one is given. */
  add: (body: Body, profileId: string | null) => AppThunk<Promise<AddResult>>;
  /** Tells that an entry was perhaps sent before, with the ids that were there then. */
  expectSent: (body: Body, previousIds: readonly string[]) => AppThunk;
  connect: (profileId: string, id: string) => AppThunk<Promise<ApiFailure | null>>;
}

/**
 * An entry was perhaps sent before the page was reloaded: the next try looks for it first (D-66). `previousIds` are
 * those that were there before it was sent.
 */
function expectSent(type: string, body: ExperienceBody | EducationBody, previousIds: readonly string[]): AppThunk {
  return (dispatch) => {
    if (!dispatch(findLostWrite(type))) dispatch(setLostWrite(type, { args: { body }, known: previousIds }));
  };
}

/** Whether an entry is the first one of the profile is looked up in it. */
const showing = (profileId: string) => ({ id: profileId, mainIfFirst: true });

export const entryCalls: { experience: EntryCalls<ExperienceBody>; education: EntryCalls<EducationBody> } = {
  experience: {
    add: (body, profileId) => addExperience(body, profileId === null ? null : showing(profileId)),
    expectSent: (body, previousIds) => expectSent(createExperience.typePrefix, body, previousIds),
    connect: (profileId, experienceId) => connectNew(showing(profileId), experienceId),
  },
  education: {
    add: addEducation,
    expectSent: (body, previousIds) => expectSent(createEducation.typePrefix, body, previousIds),
    connect: attachNew,
  },
};
