import type { EndpointArgs } from '@/api/endpoint';
import type { ApiFailure } from '@/api/client/failure';
import type { education } from '@/api/endpoints/education';
import { createdId } from '@/store/createdId';
import type { AppDispatch } from '@/store/hooks';
import { getData, getFailure } from '@/store/thunkResult';
import type { AddResult } from '@/domain/careerEntry';
import { selectEducation } from './educationSlice';
import { attachNewEducation, createEducation, fetchEducation } from './educationThunks';

export type EducationBody = EndpointArgs<typeof education.createEducation>['body'];
type State = Parameters<typeof selectEducation>[0];

/** Saves a new education and attaches it to the open profile (EDU-04); each step has its own outcome. */
export function addEducation(body: EducationBody, profileId: string) {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<AddResult> => {
    const before = selectEducation(getState() as State);
    const created = await dispatch(createEducation({ body }));
    const failure = getFailure(created);
    if (failure) return { failure };
    const after = getData(await dispatch(fetchEducation()));
    const id = createdId(getData(created), before, after);
    if (id === null) return { failure: { kind: 'contract' } };
    return { id, connectFailure: await dispatch(attachNew(profileId, id)) };
  };
}

/** The second step alone, for trying it again. */
export function attachNew(profileId: string, educationId: string) {
  return async (dispatch: AppDispatch): Promise<ApiFailure | null> => {
    return getFailure(await dispatch(attachNewEducation({ params: { profileId, educationId } })));
  };
}
