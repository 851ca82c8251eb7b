import type { EndpointArgs } from '@/api/endpoint';
import type { profiles } from '@/api/endpoints/profiles';
import type { ApiFailure } from '@/api/client/failure';
import { createdId } from '@/store/createdId';
import type { AppDispatch } from '@/store/hooks';
import { getData, getFailure } from '@/store/thunkResult';
import { selectProfiles } from './profilesSlice';
import { createProfile, fetchLimit, fetchProfile, fetchProfiles } from './thunks';

type Body = EndpointArgs<typeof profiles.createProfile>['body'];
type State = Parameters<typeof selectProfiles>[0];

/** Creates a profile and reads it, with the list and the limit that it changes. Answers its id or why there is none. */
export function createNewProfile(body: Body) {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<{ id: string } | ApiFailure> => {
    const before = selectProfiles(getState() as State);
    const created = await dispatch(createProfile({ body }));
    const failure = getFailure(created);
    if (failure) return failure;
    void dispatch(fetchLimit());
    const after = getData(await dispatch(fetchProfiles({ query: { lang: body.lang } })));
    const id = createdId(getData(created), before, after);
    if (id === null) return { kind: 'contract' };
    await dispatch(fetchProfile({ params: { profileId: id } }));
    return { id };
  };
}
