import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import { connectionActions, type experience } from '@/api/endpoints/experience';
import type { AddResult } from '@/domain/careerEntry';
import { matchesInput } from '@/domain/matchesInput';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import {
  selectExperience,
  selectExperienceRequest,
  connectExperience,
  connectNewExperience,
  createExperience,
  fetchConnectedProfile,
  fetchExperience,
  makeMainExperience,
  isShownBy,
  makeNewExperienceMain,
} from './experienceSlice';

export type ExperienceBody = EndpointArgs<typeof experience.createExperience>['body'];

interface ShowingProfile {
  id: string;
  /** The work experience becomes its main one, unless it shows another. */
  mainIfFirst: boolean;
}

const createNew = createVerified({
  thunk: createExperience,
  fetchList: () => fetchExperience(),
  selectBefore: (state) => (selectExperienceRequest(state).status === 'succeeded' ? selectExperience(state) : null),
  isSame: (entry, { body: { job_title, company_name } }) => matchesInput(entry, { job_title, company_name }),
  isNextDone: isShownBy(({ work_experiences }) => work_experiences),
});

/** Saves it once and connects it with a profile where one is given, each with its own outcome; `finish` is last. */
export function addExperience(
  body: ExperienceBody,
  profile: ShowingProfile | null,
  finish?: (id: string) => Promise<unknown>,
): AppThunk<Promise<AddResult>> {
  return async (dispatch) => {
    let connectFailure: ApiFailure | null = null;
    const run = async (id: string) => {
      await dispatch(fetchExperience());
      if (profile !== null) connectFailure = await dispatch(connectNew(profile, id));
      await finish?.(id);
    };
    const created = await dispatch(createNew({ body }, { next: profile?.id, run }));
    return 'failure' in created ? created : { id: created.data, connectFailure };
  };
}

export function setConnected(
  profile: ShowingProfile,
  experienceId: string,
  isConnected: boolean,
  connectCall = connectExperience,
): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => {
    const action = isConnected ? connectionActions.connect : connectionActions.disconnect;
    const params = { profileId: profile.id, experienceId, action };
    const failure = await dispatch(failureOf(connectCall({ params })));
    if (!failure && isConnected && profile.mainIfFirst) {
      await dispatch(makeFirstMain(profile.id, experienceId));
    }
    return failure;
  };
}

/** Another tab, or the server itself, may have chosen a main one meanwhile. A failure becomes its own notice. */
function makeFirstMain(profileId: string, experienceId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const read = await dispatch(fetchConnectedProfile({ params: { profileId } }));
    const shown = 'data' in read ? read.data.work_experiences : [];
    if (shown.every(({ id, main }) => id === experienceId && !main)) {
      await dispatch(makeMainExperience({ params: { profileId, experienceId } }));
    }
  };
}

/** The second step alone, for trying it again. */
export const connectNew = (profile: ShowingProfile, experienceId: string) =>
  setConnected(profile, experienceId, true, connectNewExperience);

/** The third step of a profile's first work experience (EXP-03). */
export const makeNewMain = (profileId: string, experienceId: string) =>
  failureOf(makeNewExperienceMain({ params: { profileId, experienceId } }));
