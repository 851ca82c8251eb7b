import { createEntityAdapter, createSelector, createSlice, isFulfilled, type Draft } from '@reduxjs/toolkit';
import type { Claim, ClaimListItem } from '@/api/endpoints/claims';
import type { Category, ProfileRef } from '@/api/schema/entities';
import { emptyById, getById } from '@/store/byId';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';
import {
  checkProfileChange,
  checkQuestionChange,
  claimWrites,
  deleteClaim,
  fetchClaim,
  fetchClaimCategories,
  fetchClaimProfiles,
  fetchClaims,
} from './thunks';

const list = createEntityAdapter<ClaimListItem>();
const details = createEntityAdapter<Claim>();

/** Whether the server allows a limited change; null until it has been asked. */
export interface ChangeCheckState {
  request: RequestState;
  allowed: boolean | null;
}

const unasked: ChangeCheckState = { request: idleRequest, allowed: null };

const changeChecks = { question: checkQuestionChange, profile: checkProfileChange } as const;
export type LimitedChange = keyof typeof changeChecks;

const initialState = {
  list: list.getInitialState(),
  details: details.getInitialState(),
  /** Profiles a claim can belong to. */
  profiles: [] as ProfileRef[],
  /** In the language they were asked for last. */
  categories: [] as Category[],
  listRequest: idleRequest,
  profilesRequest: idleRequest,
  categoriesRequest: idleRequest,
  /** By claim id. */
  detailRequests: emptyById<RequestState>(),
  /** By kind and claim id. */
  changeChecks: { question: emptyById<ChangeCheckState>(), profile: emptyById<ChangeCheckState>() },
};

function checkOf(state: Draft<typeof initialState>, change: LimitedChange, claimId: string): ChangeCheckState {
  return (state.changeChecks[change][claimId] ??= { request: { ...idleRequest }, allowed: null });
}

function merge(state: Draft<typeof initialState>, claim: Claim): void {
  details.setOne(state.details, claim);
  // A list that was never read is not begun by one claim.
  if (state.listRequest.status === 'succeeded') list.upsertOne(state.list, claim);
}

const slice = createSlice({
  name: 'claims',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchClaims.fulfilled, (state, { payload }) => {
        list.setAll(state.list, payload);
      })
      .addCase(fetchClaim.fulfilled, (state, { payload, meta }) => {
        // Of several reads under way only the one begun last has seen every change (quality T31).
        if (state.detailRequests[meta.arg.params.claimId]?.requestId === meta.requestId) merge(state, payload);
      })
      .addCase(deleteClaim.fulfilled, (state, { meta }) => {
        list.removeOne(state.list, meta.arg.params.claimId);
        details.removeOne(state.details, meta.arg.params.claimId);
      })
      .addCase(fetchClaimProfiles.fulfilled, (state, { payload }) => {
        state.profiles = payload;
      })
      .addCase(fetchClaimCategories.fulfilled, (state, { payload }) => {
        state.categories = payload;
      })
      .addMatcher(isFulfilled(...claimWrites), (state, { payload }) => {
        if (payload) merge(state, payload);
      });
    for (const change of Object.keys(changeChecks) as LimitedChange[]) {
      const thunk = changeChecks[change];
      builder
        .addMatcher(thunk.pending.match, (state, { meta }) => {
          checkOf(state, change, meta.arg.params.claimId).allowed = null;
        })
        .addMatcher(thunk.fulfilled.match, (state, { meta, payload }) => {
          // Only a clear yes allows the change (A4, B4).
          checkOf(state, change, meta.arg.params.claimId).allowed = payload === true;
        });
      trackRequest(builder, (state, { params }) => checkOf(state, change, params.claimId).request, thunk);
    }
    trackRequest(builder, (state) => state.listRequest, fetchClaims);
    trackRequest(builder, (state) => state.profilesRequest, fetchClaimProfiles);
    trackRequest(builder, (state) => state.categoriesRequest, fetchClaimCategories);
    trackRequest(
      builder,
      (state, { params }) => (state.detailRequests[params.claimId] ??= { ...idleRequest }),
      fetchClaim,
    );
  },
  selectors: {
    selectClaims: createSelector([(state: typeof initialState) => state.list], list.getSelectors().selectAll),
    selectClaimsRequest: (state) => state.listRequest,
    selectClaim: (state, claimId: string): Claim | undefined => getById(state.details.entities, claimId),
    selectClaimRequest: (state, claimId: string) => state.detailRequests[claimId] ?? idleRequest,
    selectClaimProfiles: (state) => state.profiles,
    selectClaimProfilesRequest: (state) => state.profilesRequest,
    selectCategories: (state) => state.categories,
    selectCategoriesRequest: (state) => state.categoriesRequest,
    selectChangeCheck: (state, change: LimitedChange, claimId: string) =>
      state.changeChecks[change][claimId] ?? unasked,
  },
});

export const {
  selectClaims,
  selectClaimsRequest,
  selectClaim,
  selectClaimRequest,
  selectClaimProfiles,
  selectClaimProfilesRequest,
  selectCategories,
  selectCategoriesRequest,
  selectChangeCheck,
} = slice.injectInto(rootReducer).selectors;

/** As much of the store as the selectors above need. */
export type ClaimsState = Parameters<typeof selectClaims>[0];
