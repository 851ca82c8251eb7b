import type { EndpointArgs } from '@/api/endpoint';
import type { education } from '@/api/endpoints/education';
import { hasValues } from '@/domain/hasValues';
import type { AddResult } from '@/domain/careerEntry';
import type { AppDispatch } from '@/store/hooks';
import { getFailure } from '@/store/thunkResult';
import { createOnce } from '@/store/unknownOutcome';
import { selectEducation, selectEducationRequest } from './educationSlice';
import { attachNewEducation, createEducation, fetchEducation } from './educationThunks';

export type EducationBody = EndpointArgs<typeof education.createEducation>['body'];
type State = Parameters<typeof selectEducation>[0];

/** Saves a new education once and attaches it to the open profile (EDU-04); each step has its own outcome. */
export function addEducation(body: EducationBody, profileId: string) {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<AddResult> => {
    const state = getState() as State;
    const { type, degree_name } = body;
    const created = await dispatch(
      createOnce({
        thunk: createEducation,
        args: { body },
        fetchList: () => fetchEducation(),
        before: selectEducationRequest(state).status === 'succeeded' ? selectEducation(state) : null,
        isSame: (entry) => hasValues(entry, { type, degree_name }),
      }),
    );
    if ('failure' in created) return created;
    await dispatch(fetchEducation());
    return { id: created.data, connected: await dispatch(attachNew(profileId, created.data)) };
  };
}

/** The second step alone, for trying it again. */
export function attachNew(profileId: string, educationId: string) {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    const result = await dispatch(attachNewEducation({ params: { profileId, educationId } }));
    return getFailure(result) === null;
  };
}
