import type { EndpointArgs } from '@/api/endpoint';
import type { profiles } from '@/api/endpoints/profiles';
import type { ApiFailure } from '@/api/client/failure';
import type { AppDispatch } from '@/store/hooks';
import { createOnce } from '@/store/unknownOutcome';
import { selectProfiles, selectProfilesRequest } from './profilesSlice';
import { createProfile, fetchLimit, fetchProfile, fetchProfiles } from './thunks';

type Body = EndpointArgs<typeof profiles.createProfile>['body'];
type State = Parameters<typeof selectProfiles>[0];

/** Creates a profile once and reads it, with the list and the limit that it changes. Returns its id or the failure. */
export function createNewProfile(body: Body) {
  return async (dispatch: AppDispatch, getState: () => unknown): Promise<{ id: string } | ApiFailure> => {
    const state = getState() as State;
    const fetchList = () => fetchProfiles({ query: { lang: body.lang } });
    const created = await dispatch(
      createOnce({
        thunk: createProfile,
        args: { body },
        fetchList,
        before: selectProfilesRequest(state).status === 'succeeded' ? selectProfiles(state) : null,
        isSame: ({ occupation }) => !occupation || occupation.id === body.occupation_id,
      }),
    );
    if ('failure' in created) return created.failure;
    void dispatch(fetchLimit());
    await Promise.all([dispatch(fetchList()), dispatch(fetchProfile({ params: { profileId: created.data } }))]);
    return { id: created.data };
  };
}
