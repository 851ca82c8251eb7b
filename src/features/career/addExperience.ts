import type { EndpointArgs } from '@/api/endpoint';
import { connectionActions, experience } from '@/api/endpoints/experience';
import { hasValues } from '@/domain/hasValues';
import type { AddResult } from '@/domain/careerEntry';
import { apiThunk } from '@/store/apiThunk';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf } from '@/store/thunkResult';
import { createOnce } from '@/store/unknownOutcome';
import {
  selectExperience,
  selectExperienceRequest,
  connectNewExperience,
  createExperience,
  fetchExperience,
  confirmByProfile,
} from './experienceSlice';

type ExperienceBody = EndpointArgs<typeof experience.createExperience>['body'];

/** Saves a new work experience once and connects it with a profile, where one is given; each step has its own outcome. */
export function addExperience(body: ExperienceBody, profileId: string | null): AppThunk<Promise<AddResult>> {
  return async (dispatch, getState) => {
    const state = getState();
    const created = await dispatch(
      createOnce({
        thunk: createExperience,
        args: { body },
        fetchList: () => fetchExperience(),
        before: selectExperienceRequest(state).status === 'succeeded' ? selectExperience(state) : null,
        isSame: (entry, { body: { job_title, company_name } }) => hasValues(entry, { job_title, company_name }),
      }),
    );
    if ('failure' in created) return created;
    await dispatch(fetchExperience());
    return {
      id: created.data,
      connectFailure: profileId === null ? null : await dispatch(connectNew(profileId, created.data)),
    };
  };
}

/** The second step alone, for trying it again. */
export const connectNew = (profileId: string, experienceId: string) =>
  failureOf(connectNewExperience({ params: { action: connectionActions.connect, profileId, experienceId } }));

const makeNewExperienceMain = apiThunk(experience.makeMainExperience, {
  silent: true,
  typeSuffix: 'new',
  refetch: () => fetchExperience(),
  confirm: confirmByProfile(({ work_experiences }, { params }) =>
    work_experiences.some(({ id, main }) => id === params.experienceId && main),
  ),
});

/** The third step of a profile's first work experience (EXP-03). */
export const makeNewMain = (profileId: string, experienceId: string) =>
  failureOf(makeNewExperienceMain({ params: { profileId, experienceId } }));
