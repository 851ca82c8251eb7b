import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import type { profiles } from '@/api/endpoints/profiles';
import type { Language } from '@/api/schema/languages';
import type { AppThunk } from '@/store/rootReducer';
import { createVerified } from '@/store/createVerified';
import {
  selectProfiles,
  selectProfilesRequest,
  createProfile,
  fetchLimit,
  fetchProfile,
  fetchProfiles,
} from './profilesSlice';

type Body = EndpointArgs<typeof profiles.createProfile>['body'];

/** Also reads the list, in `listLang`, which is not always the profile's language, and the limit. */
export function createNewProfile(body: Body, listLang: Language): AppThunk<Promise<{ id: string } | ApiFailure>> {
  return async (dispatch) => {
    const fetchList = () => fetchProfiles({ query: { lang: listLang } });
    const create = createVerified({
      thunk: createProfile,
      fetchList,
      selectBefore: (state) => (selectProfilesRequest(state).status === 'succeeded' ? selectProfiles(state) : null),
      isSame: ({ occupation }, sent) => !occupation || occupation.id === sent.body.occupation_id,
    });
    const created = await dispatch(create({ body }));
    if ('failure' in created) return created.failure;
    void dispatch(fetchLimit());
    await Promise.all([dispatch(fetchList()), dispatch(fetchProfile({ params: { profileId: created.data } }))]);
    return { id: created.data };
  };
}
