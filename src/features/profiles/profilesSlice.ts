import { createEntityAdapter, createSlice, isFulfilled, type Draft } from '@reduxjs/toolkit';
import type { CompetenceProfile, ProfileCompetences, ProfileLimit, ProfileListItem } from '@/api/endpoints/profiles';
import type { Category } from '@/api/entities';
import { rootReducer } from '@/store/rootReducer';
import { idleSlot, track, type RequestSlot } from '@/store/track';
import {
  deleteProfile,
  fetchCategories,
  fetchCompetences,
  fetchLimit,
  fetchProfile,
  fetchProfiles,
  makeCanonical,
  profileWrites,
} from './thunks';

const list = createEntityAdapter<ProfileListItem>();
const details = createEntityAdapter<CompetenceProfile>();

const initialState = {
  list: list.getInitialState(),
  listSlot: idleSlot,
  details: details.getInitialState(),
  /** By profile id, like the competences and their slots. */
  detailSlots: {} as Record<string, RequestSlot>,
  competences: {} as Record<string, ProfileCompetences>,
  competenceSlots: {} as Record<string, RequestSlot>,
  limit: null as ProfileLimit | null,
  limitSlot: idleSlot,
  categories: [] as Category[],
  categoriesSlot: idleSlot,
};
type State = Draft<typeof initialState>;

/** Takes a profile as it was read, and keeps the list in step where both say the same. */
function mergeProfile(state: State, profile: CompetenceProfile): void {
  details.setOne(state.details, profile);
  const { id, title, public: isPublic, canonical, competence, competence_id, occupation, profile_picture } = profile;
  const changes = { title, public: isPublic, canonical, competence, competence_id, occupation, profile_picture };
  list.updateOne(state.list, { id, changes });
}

const slice = createSlice({
  name: 'profiles',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchProfiles.fulfilled, (state, { payload }) => {
        list.setAll(state.list, payload);
      })
      .addCase(fetchLimit.fulfilled, (state, { payload }) => {
        state.limit = payload;
      })
      .addCase(fetchCategories.fulfilled, (state, { payload }) => {
        state.categories = payload;
      })
      .addCase(fetchCompetences.fulfilled, (state, { payload, meta }) => {
        state.competences[meta.arg.params.profileId] = payload;
      })
      .addCase(deleteProfile.fulfilled, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.profileId);
        details.removeOne(state.details, meta.arg.params.profileId);
      })
      .addCase(makeCanonical.fulfilled, (state, { meta }) => {
        const chosen = meta.arg.params.profileId;
        for (const entity of [...Object.values(state.list.entities), ...Object.values(state.details.entities)]) {
          entity.canonical = entity.id === chosen;
        }
      })
      .addMatcher(isFulfilled(fetchProfile, ...profileWrites), (state, { payload }) => {
        if (payload) mergeProfile(state, payload);
      });
    track(builder, (state) => state.listSlot, fetchProfiles);
    track(builder, (state) => state.limitSlot, fetchLimit);
    track(builder, (state) => state.categoriesSlot, fetchCategories);
    track(builder, (state, { params }) => (state.detailSlots[params.profileId] ??= { ...idleSlot }), fetchProfile);
    track(
      builder,
      (state, { params }) => (state.competenceSlots[params.profileId] ??= { ...idleSlot }),
      fetchCompetences,
    );
  },
  selectors: {
    selectProfiles: (state) => listed.selectAll(state.list),
    selectProfilesSlot: (state) => state.listSlot,
    selectProfile: (state, profileId: string): CompetenceProfile | undefined => state.details.entities[profileId],
    selectProfileSlot: (state, profileId: string) => state.detailSlots[profileId] ?? idleSlot,
    selectLimit: (state) => state.limit,
    selectLimitSlot: (state) => state.limitSlot,
    selectCategories: (state) => state.categories,
    selectCategoriesSlot: (state) => state.categoriesSlot,
    selectCompetences: (state, profileId: string): ProfileCompetences | undefined => state.competences[profileId],
    selectCompetencesSlot: (state, profileId: string) => state.competenceSlots[profileId] ?? idleSlot,
  },
});

const listed = list.getSelectors();

export const {
  selectProfiles,
  selectProfilesSlot,
  selectProfile,
  selectProfileSlot,
  selectLimit,
  selectLimitSlot,
  selectCategories,
  selectCategoriesSlot,
  selectCompetences,
  selectCompetencesSlot,
} = slice.injectInto(rootReducer).selectors;
