import type { EndpointArgs } from '@/api/endpoint';
import type { education } from '@/api/endpoints/education';
import { createdId } from '@/store/createdId';
import type { AppThunk } from '@/store/rootReducer';
import { getData, getFailure } from '@/store/thunkResult';
import type { AddResult } from '@/domain/careerEntry';
import { attachNewEducation, createEducation, fetchEducation, selectEducation } from './educationSlice';

export type EducationBody = EndpointArgs<typeof education.createEducation>['body'];

/** Saves a new education and attaches it to the open profile (EDU-04); each step has its own outcome. */
export function addEducation(body: EducationBody, profileId: string): AppThunk<Promise<AddResult>> {
  return async (dispatch, getState) => {
    const before = selectEducation(getState());
    const created = await dispatch(createEducation({ body }));
    const failure = getFailure(created);
    if (failure) return { failure };
    const after = getData(await dispatch(fetchEducation()));
    const id = createdId(getData(created), before, after);
    if (id === null) return { failure: { kind: 'contract' } };
    return { id, connected: await dispatch(attachNew(profileId, id)) };
  };
}

/** The second step alone, for trying it again. */
export function attachNew(profileId: string, educationId: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const result = await dispatch(attachNewEducation({ params: { profileId, educationId } }));
    return getFailure(result) === null;
  };
}
