import { createEntityAdapter, createSlice, isFulfilled, type Draft } from '@reduxjs/toolkit';
import type { CompetenceProfile, ProfileCompetences, ProfileLimit, ProfileListItem } from '@/api/endpoints/profiles';
import type { Category } from '@/api/schema/entities';
import { emptyById, getById } from '@/store/byId';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';
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
  listRequest: idleRequest,
  details: details.getInitialState(),
  /** By profile id, like the competences and their slots. */
  detailRequests: emptyById<RequestState>(),
  competences: emptyById<ProfileCompetences>(),
  competencesRequests: emptyById<RequestState>(),
  limit: null as ProfileLimit | null,
  limitRequest: idleRequest,
  categories: [] as Category[],
  categoriesRequest: idleRequest,
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
    trackRequest(builder, (state) => state.listRequest, fetchProfiles);
    trackRequest(builder, (state) => state.limitRequest, fetchLimit);
    trackRequest(builder, (state) => state.categoriesRequest, fetchCategories);
    trackRequest(
      builder,
      (state, { params }) => (state.detailRequests[params.profileId] ??= { ...idleRequest }),
      fetchProfile,
    );
    trackRequest(
      builder,
      (state, { params }) => (state.competencesRequests[params.profileId] ??= { ...idleRequest }),
      fetchCompetences,
    );
  },
  selectors: {
    selectProfiles: (state) => listed.selectAll(state.list),
    selectProfilesRequest: (state) => state.listRequest,
    selectProfile: (state, profileId: string): CompetenceProfile | undefined =>
      getById(state.details.entities, profileId),
    selectProfileRequest: (state, profileId: string) => state.detailRequests[profileId] ?? idleRequest,
    selectLimit: (state) => state.limit,
    selectLimitRequest: (state) => state.limitRequest,
    selectCategories: (state) => state.categories,
    selectCategoriesRequest: (state) => state.categoriesRequest,
    selectCompetences: (state, profileId: string): ProfileCompetences | undefined => state.competences[profileId],
    selectCompetencesRequest: (state, profileId: string) => state.competencesRequests[profileId] ?? idleRequest,
  },
});

const listed = list.getSelectors();

export const {
  selectProfiles,
  selectProfilesRequest,
  selectProfile,
  selectProfileRequest,
  selectLimit,
  selectLimitRequest,
  selectCategories,
  selectCategoriesRequest,
  selectCompetences,
  selectCompetencesRequest,
} = slice.injectInto(rootReducer).selectors;
