import type { EndpointArgs } from '@/api/endpoint';
import type { ApiFailure } from '@/api/client/failure';
import { connectionActions, type experience } from '@/api/endpoints/experience';
import { createdId } from '@/store/createdId';
import type { AppDispatch } from '@/store/hooks';
import { getData, getFailure } from '@/store/thunkResult';
import type { AddResult } from '@/domain/careerEntry';
import { selectExperience } from './experienceSlice';
import { connectNewExperience, createExperience, fetchExperience } from './experienceThunks';

type Body = EndpointArgs<typeof experience.createExperience>['body'];
type State = Parameters<typeof selectExperience>[0];

/** Saves a new work experience and connects it with a profile, where one is given; each step has its own outcome. */
export function addExperience(body: Body, profileId: string | null) {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<AddResult> => {
    const before = selectExperience(getState() as State);
    const created = await dispatch(createExperience({ body }));
    const failure = getFailure(created);
    if (failure) return { failure };
    const after = getData(await dispatch(fetchExperience()));
    const id = createdId(getData(created), before, after);
    if (id === null) return { failure: { kind: 'contract' } };
    return { id, connectFailure: profileId === null ? null : await dispatch(connectNew(profileId, id)) };
  };
}

/** The second step alone, for trying it again. */
export function connectNew(profileId: string, experienceId: string) {
  return async (dispatch: AppDispatch): Promise<ApiFailure | null> => {
    const params = { action: connectionActions.connect, profileId, experienceId };
    return getFailure(await dispatch(connectNewExperience({ params })));
  };
}
