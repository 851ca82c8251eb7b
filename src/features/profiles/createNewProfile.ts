import type { EndpointArgs } from '@/api/endpoint';
import type { profiles } from '@/api/endpoints/profiles';
import type { ApiFailure } from '@/api/client/failure';
import { createdId } from '@/store/createdId';
import type { AppThunk } from '@/store/rootReducer';
import { getData, getFailure } from '@/store/thunkResult';
import { createProfile, fetchLimit, fetchProfile, fetchProfiles, selectProfiles } from './profilesSlice';

type Body = EndpointArgs<typeof profiles.createProfile>['body'];

/** Creates a profile and fetches it, with the list and the limit that it changes. Returns its id or the failure. */
export function createNewProfile(body: Body): AppThunk<Promise<{ id: string } | ApiFailure>> {
  return async (dispatch, getState) => {
    const before = selectProfiles(getState());
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
