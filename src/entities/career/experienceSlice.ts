import { createEntityAdapter, createSlice, type WithSlice } from '@reduxjs/toolkit';
import { connectionActions, experience, type WorkExperience } from '@/api/endpoints/experience';
import { profiles, type CompetenceProfile } from '@/api/endpoints/profiles';
import { apiThunk } from '@/store/apiThunk';
import type { WriteConfirmation } from '@/store/lostResponse';
import { listWrites } from '@/store/entityWrites';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { idleRequest, trackList } from '@/store/trackRequest';

/** Reads which entries a profile shows; not kept in the store. */
export const fetchConnectedProfile = apiThunk(profiles.getProfile, { typeSuffix: 'connections' });

/** Settles a lost response by reading the profile again (D-66). */
export function confirmByProfile<Args extends { params: { profileId: string } }>(
  isDone: (profile: CompetenceProfile, args: Args) => boolean,
): WriteConfirmation<Args, CompetenceProfile> {
  return {
    refetch: ({ params: { profileId } }) => fetchConnectedProfile({ params: { profileId } }),
    isApplied: (profile, args) => profile !== null && isDone(profile, args),
  };
}

export const isShownBy =
  (entriesOf: (profile: CompetenceProfile) => readonly { id: string }[]) =>
  (entryId: string, profileId: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    const read = await dispatch(fetchConnectedProfile({ params: { profileId } }));
    return 'data' in read && entriesOf(read.data).some(({ id }) => id === entryId);
  };

export const fetchExperience = apiThunk(experience.listExperience);

/** Reads the newest version of what a form changes; what is gone stays in the list until the form has said so. */
export const checkExperience = apiThunk(experience.listExperience, { typeSuffix: 'newest' });

const refetch = () => fetchExperience();
const write = listWrites({ fetch: refetch, select: (state): WorkExperience[] => selectExperience(state) });

/* Silent: their forms and notices show the failure. */
export const createExperience = apiThunk(experience.createExperience, { silent: true });
export const updateExperience = write(experience.updateExperience);
export const deleteExperience = write(experience.deleteExperience);

type ConnectionArgs = { params: { profileId: string; experienceId: string; action?: string } };

/** Connecting and disconnecting are one call. */
const connection = {
  refetch,
  confirm: confirmByProfile<ConnectionArgs>(({ work_experiences }, { params: { action, experienceId } }) => {
    const isShown = work_experiences.some(({ id }) => id === experienceId);
    return isShown === (action === connectionActions.connect);
  }),
};
const mainChoice = {
  refetch,
  confirm: confirmByProfile<ConnectionArgs>(({ work_experiences }, { params }) =>
    work_experiences.some(({ id, main }) => id === params.experienceId && main),
  ),
};
export const connectExperience = apiThunk(experience.connectExperience, {
  failureText: 'career:experience.connectFailed',
  ...connection,
});
export const makeMainExperience = apiThunk(experience.makeMainExperience, {
  failureText: 'profiles:experience.mainFailed',
  ...mainChoice,
});

/* The steps after creating one: their own alerts show the failure and offer to try again. */
const ofNew = { silent: true, typeSuffix: 'new' } as const;
export const connectNewExperience = apiThunk(experience.connectExperience, { ...ofNew, ...connection });
export const makeNewExperienceMain = apiThunk(experience.makeMainExperience, { ...ofNew, ...mainChoice });

/** The latest first, ongoing ones before ended ones. */
const list = createEntityAdapter<WorkExperience>({
  sortComparer: (one, other) =>
    (other.end_date || '9999').localeCompare(one.end_date || '9999') || other.start_date.localeCompare(one.start_date),
});
const listSelectors = list.getSelectors();

const slice = createSlice({
  name: 'experience',
  initialState: { list: list.getInitialState({ request: idleRequest }) },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(updateExperience.fulfilled, (state, { payload }) => {
        if (payload) list.setOne(state.list, payload);
      })
      .addCase(checkExperience.fulfilled, (state, { payload }) => {
        list.upsertMany(state.list, payload);
      })
      .addCase(deleteExperience.fulfilled, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.experienceId);
      });
    trackList(builder, (state) => state.list, fetchExperience);
  },
  selectors: {
    selectExperience: (state) => listSelectors.selectAll(state.list),
    selectExperienceRequest: (state) => state.list.request,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectExperience, selectExperienceRequest } = slice.injectInto(rootReducer).selectors;
