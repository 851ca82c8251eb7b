import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import type { education } from '@/api/endpoints/education';
import type { AddResult } from '@/domain/careerEntry';
import { matchesInput } from '@/domain/matchesInput';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import {
  selectEducation,
  selectEducationRequest,
  attachNewEducation,
  createEducation,
  fetchEducation,
} from './educationSlice';
import { isShownBy } from './experienceSlice';

export type EducationBody = EndpointArgs<typeof education.createEducation>['body'];

const createNew = createVerified({
  thunk: createEducation,
  fetchList: () => fetchEducation(),
  selectBefore: (state) => (selectEducationRequest(state).status === 'succeeded' ? selectEducation(state) : null),
  isSame: (entry, { body: { type, degree_name } }) => matchesInput(entry, { type, degree_name }),
  isNextDone: isShownBy(({ educations }) => educations),
});

/** Saves it once and attaches it to a profile where one is given (EDU-04); each step has its own outcome. */
export function addEducation(body: EducationBody, profileId: string | null): AppThunk<Promise<AddResult>> {
  return async (dispatch) => {
    let connectFailure: ApiFailure | null = null;
    const run = async (id: string) => {
      await dispatch(fetchEducation());
      if (profileId !== null) connectFailure = await dispatch(attachNew(profileId, id));
    };
    const created = await dispatch(createNew({ body }, { next: profileId ?? undefined, run }));
    return 'failure' in created ? created : { id: created.data, connectFailure };
  };
}

/** The second step alone, for trying it again. */
export const attachNew = (profileId: string, educationId: string) =>
  failureOf(attachNewEducation({ params: { profileId, educationId } }));
