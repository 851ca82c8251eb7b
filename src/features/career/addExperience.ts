import type { EndpointArgs } from '@/api/endpoint';
import { connectionActions, type experience } from '@/api/endpoints/experience';
import { createdId } from '@/store/createdId';
import type { AppThunk } from '@/store/rootReducer';
import { getData, getFailure } from '@/store/thunkResult';
import type { AddResult } from '@/domain/careerEntry';
import { connectNewExperience, createExperience, fetchExperience, selectExperience } from './experienceSlice';

type Body = EndpointArgs<typeof experience.createExperience>['body'];

/** Saves a new work experience and connects it with a profile, where one is given; each step has its own outcome. */
export function addExperience(body: Body, profileId: string | null): AppThunk<Promise<AddResult>> {
  return async (dispatch, getState) => {
    const before = selectExperience(getState());
    const created = await dispatch(createExperience({ body }));
    const failure = getFailure(created);
    if (failure) return { failure };
    const after = getData(await dispatch(fetchExperience()));
    const id = createdId(getData(created), before, after);
    if (id === null) return { failure: { kind: 'contract' } };
    return { id, connected: profileId === null || (await dispatch(connectNew(profileId, id))) };
  };
}

/** The second step alone, for trying it again. */
export function connectNew(profileId: string, experienceId: string): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const params = { action: connectionActions.connect, profileId, experienceId };
    return getFailure(await dispatch(connectNewExperience({ params }))) === null;
  };
}
