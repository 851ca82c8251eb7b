import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import type { education } from '@/api/endpoints/education';
import { connectionActions, type experience } from '@/api/endpoints/experience';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { AddResult } from '@/domain/careerEntry';
import { matchesInput } from '@/domain/matchesInput';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf, type CallThunk } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import {
  attachNewEducation,
  connectExperience,
  connectNewExperience,
  createEducation,
  createExperience,
  fetchConnectedProfile,
  fetchEducation,
  fetchExperience,
  makeMainExperience,
  makeNewExperienceMain,
  selectEducation,
  selectEducationRequest,
  selectExperience,
  selectExperienceRequest,
} from './careerSlice';

export type ExperienceBody = EndpointArgs<typeof experience.createExperience>['body'];
export type EducationBody = EndpointArgs<typeof education.createEducation>['body'];

type Write = AppThunk<Promise<ApiFailure | null>>;

const isShownBy =
  (entriesOf: (profile: CompetenceProfile) => readonly { id: string }[]) =>
  (entryId: string, profileId: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const read = await dispatch(fetchConnectedProfile({ params: { profileId } }));
    return 'data' in read && entriesOf(read.data).some(({ id }) => id === entryId);
  };

const createNewExperience = createVerified({
  thunk: createExperience,
  fetchList: () => fetchExperience(),
  selectBefore: (state) => (selectExperienceRequest(state).status === 'succeeded' ? selectExperience(state) : null),
  isSame: (entry, { body: { job_title, company_name } }) => matchesInput(entry, { job_title, company_name }),
  isNextDone: isShownBy(({ work_experiences }) => work_experiences),
});
const createNewEducation = createVerified({
  thunk: createEducation,
  fetchList: () => fetchEducation(),
  selectBefore: (state) => (selectEducationRequest(state).status === 'succeeded' ? selectEducation(state) : null),
  isSame: (entry, { body: { type, degree_name } }) => matchesInput(entry, { type, degree_name }),
  isNextDone: isShownBy(({ educations }) => educations),
});

/** What follows once an entry is created: the list is read, a profile shows it, and `finish` is last. */
function addEntry(
  create: (following: { next: string | undefined; run: (id: string) => Promise<void> }) => CallThunk<string>,
  refetch: () => CallThunk,
  profileId: string | undefined,
  connect: ((id: string) => Write) | null,
  finish?: (id: string) => Promise<unknown>,
): AppThunk<Promise<AddResult>> {
  return async (dispatch) => {
    let connectFailure: ApiFailure | null = null;
    const run = async (id: string) => {
      await dispatch(refetch());
      if (connect) connectFailure = await dispatch(connect(id));
      await finish?.(id);
    };
    const created = await dispatch(create({ next: profileId, run }));
    return 'failure' in created ? created : { id: created.data, connectFailure };
  };
}

/** Saves it once and connects it with a profile where one is given, each with its own outcome. */
export const addExperience = (
  body: ExperienceBody,
  profile: ShowingProfile | null,
  finish?: (id: string) => Promise<unknown>,
) =>
  addEntry(
    (following) => createNewExperience({ body }, following),
    fetchExperience,
    profile?.id,
    profile && ((id) => connectNew(profile, id)),
    finish,
  );

/** Saves it once and attaches it to a profile where one is given (EDU-04); each step has its own outcome. */
export const addEducation = (body: EducationBody, profileId: string | null) =>
  addEntry(
    (following) => createNewEducation({ body }, following),
    fetchEducation,
    profileId ?? undefined,
    profileId === null ? null : (id) => attachNew(profileId, id),
  );

interface ShowingProfile {
  id: string;
  /** The work experience becomes its main one, unless it shows another. */
  mainIfFirst: boolean;
}

export function setConnected(
  profile: ShowingProfile,
  experienceId: string,
  isConnected: boolean,
  connectCall = connectExperience,
): Write {
  return async (dispatch) => {
    const action = isConnected ? connectionActions.connect : connectionActions.disconnect;
    const params = { profileId: profile.id, experienceId, action };
    const failure = await dispatch(failureOf(connectCall({ params })));
    if (failure || !isConnected || !profile.mainIfFirst) return failure;
    // Another tab, or the server itself, may have chosen a main one meanwhile. A failure becomes its own notice.
    const read = await dispatch(fetchConnectedProfile({ params: { profileId: profile.id } }));
    const entries = 'data' in read ? read.data.work_experiences : [];
    if (entries.every(({ id, main }) => id === experienceId && !main)) {
      await dispatch(makeMainExperience({ params: { profileId: profile.id, experienceId } }));
    }
    return null;
  };
}

/* The second step alone, for trying it again. */
export const connectNew = (profile: ShowingProfile, experienceId: string) =>
  setConnected(profile, experienceId, true, connectNewExperience);
export const attachNew = (profileId: string, educationId: string) =>
  failureOf(attachNewEducation({ params: { profileId, educationId } }));

/** The third step of a profile's first work experience (EXP-03). */
export const makeNewMain = (profileId: string, experienceId: string) =>
  failureOf(makeNewExperienceMain({ params: { profileId, experienceId } }));
