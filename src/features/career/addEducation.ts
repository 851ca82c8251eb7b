import type { EndpointArgs } from '@/api/endpoint';
import type { education } from '@/api/endpoints/education';
import { hasValues } from '@/domain/hasValues';
import type { AddResult } from '@/domain/careerEntry';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf } from '@/store/thunkResult';
import { createOnce } from '@/store/unknownOutcome';
import {
  selectEducation,
  selectEducationRequest,
  attachNewEducation,
  createEducation,
  fetchEducation,
} from './educationSlice';

export type EducationBody = EndpointArgs<typeof education.createEducation>['body'];

/** Saves a new education once and attaches it to a profile, where one is given (EDU-04); each step has its own outcome. */
export function addEducation(body: EducationBody, profileId: string | null): AppThunk<Promise<AddResult>> {
  return async (dispatch, getState) => {
    const state = getState();
    const created = await dispatch(
      createOnce({
        thunk: createEducation,
        args: { body },
        fetchList: () => fetchEducation(),
        before: selectEducationRequest(state).status === 'succeeded' ? selectEducation(state) : null,
        isSame: (entry, { body: { type, degree_name } }) => hasValues(entry, { type, degree_name }),
      }),
    );
    if ('failure' in created) return created;
    await dispatch(fetchEducation());
    return {
      id: created.data,
      connectFailure: profileId === null ? null : await dispatch(attachNew(profileId, created.data)),
    };
  };
}

/** The second step alone, for trying it again. */
export const attachNew = (profileId: string, educationId: string) =>
  failureOf(attachNewEducation({ params: { profileId, educationId } }));
