import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type Draft,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { Endpoint, EndpointArgs } from '@/api/endpoint';
import { claims, type Claim, type ClaimListItem } from '@/api/endpoints/claims';
import { profiles } from '@/api/endpoints/profiles';
import type { Category, ProfileRef } from '@/api/schema/entities';
import { emptyById, getById } from '@/store/byId';
import type { z } from '@/api/schema/zod';
import { apiThunk, type ApiThunk, type ApiThunkOptions } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';

export const fetchClaims = apiThunk(claims.listClaims);
export const fetchClaim = apiThunk(claims.getClaim);
export const createClaim = apiThunk(claims.createClaim, { silent: true });
export const deleteClaim = apiThunk(claims.deleteClaim, { silent: true });
export const fetchPreviewLink = apiThunk(claims.getPreviewLink);
/** Profiles a claim can belong to. */
export const fetchClaimProfiles = apiThunk(claims.listClaimProfiles);
export const fetchClaimCategories = apiThunk(profiles.listCategories, { typeSuffix: 'claims' });
export const checkProfileChange = apiThunk(claims.checkProfileChange);
export const checkQuestionChange = apiThunk(claims.checkQuestionChange);

type ClaimEndpoint = Endpoint & { path: `/${string}:claimId${string}`; response: z.ZodType<Claim | null> };

/** Matchers of the successful writes whose response may hold the whole claim. */
const claimWritten: ((action: UnknownAction) => action is PayloadAction<Claim | null>)[] = [];

/**
 * A write of one claim: the slice merges the claim of the response; without one the claim is fetched again. Silent by
 * default, because sections and dialogs show their failures themselves.
 */
function claimWrite<E extends ClaimEndpoint>(
  endpoint: E,
  options: ApiThunkOptions<EndpointArgs<E>> = { silent: true },
): ApiThunk<E> {
  const refetch = (args: EndpointArgs<E>) => {
    const { claimId } = (args as EndpointArgs<typeof claims.getClaim>).params;
    return fetchClaim({ params: { claimId } });
  };
  const thunk = apiThunk(endpoint, { refetch, ...options });
  claimWritten.push(thunk.fulfilled.match);
  return thunk;
}

export const publishClaim = claimWrite(claims.publishClaim);
export const pauseClaim = claimWrite(claims.pauseClaim);
export const upgradeClaim = claimWrite(claims.upgradeClaim);
export const updateTopic = claimWrite(claims.updateTopic);
export const updatePainPoint = claimWrite(claims.updatePainPoint);
export const updateQuestion = claimWrite(claims.updateQuestion);
export const updateClaimProfile = claimWrite(claims.updateClaimProfile);
export const addKeyword = claimWrite(claims.addKeyword);
export const updateKeyword = claimWrite(claims.updateKeyword);
/** Sent after the undo time, when its list may be closed: the failure becomes a notice. */
export const deleteKeyword = claimWrite(claims.deleteKeyword, { failureText: 'claims:keywords.notDeleted' });
export const reorderKeywords = claimWrite(claims.reorderKeywords);
export const setCategories = claimWrite(claims.setCategories);
export const saveShortAnswer = claimWrite(claims.saveShortAnswer);

const list = createEntityAdapter<ClaimListItem>();
const details = createEntityAdapter<Claim>();

/** Whether the server allows a limited change; null while unknown. */
export interface ChangeCheckState {
  request: RequestState;
  allowed: boolean | null;
}

const unchecked: ChangeCheckState = { request: idleRequest, allowed: null };

const changeChecks = { question: checkQuestionChange, profile: checkProfileChange } as const;
export type LimitedChange = keyof typeof changeChecks;

const initialState = {
  list: list.getInitialState(),
  listRequest: idleRequest,
  details: details.getInitialState(),
  /** By claim id. */
  detailRequests: emptyById<RequestState>(),
  /** Profiles a claim can belong to. */
  profiles: [] as ProfileRef[],
  profilesRequest: idleRequest,
  /** In the language of the latest request. */
  categories: [] as Category[],
  categoriesRequest: idleRequest,
  /** By kind and claim id. */
  changeChecks: { question: emptyById<ChangeCheckState>(), profile: emptyById<ChangeCheckState>() },
};
type State = Draft<typeof initialState>;

function checkOf(state: State, change: LimitedChange, claimId: string): ChangeCheckState {
  return (state.changeChecks[change][claimId] ??= { request: { ...idleRequest }, allowed: null });
}

function mergeClaim(state: State, claim: Claim): void {
  details.setOne(state.details, claim);
  // A list that was never read does not start with one claim.
  if (state.listRequest.status === 'succeeded') list.upsertOne(state.list, claim);
}

const slice = createSlice({
  name: 'claims',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(deleteClaim.fulfilled, (state, { meta }) => {
      list.removeOne(state.list, meta.arg.params.claimId);
      details.removeOne(state.details, meta.arg.params.claimId);
    });
    for (const match of claimWritten) {
      builder.addMatcher(match, (state, { payload }) => {
        if (payload) mergeClaim(state, payload);
      });
    }
    trackRequest(
      builder,
      (state) => state.listRequest,
      fetchClaims,
      (state, claims) => {
        list.setAll(state.list, claims);
      },
    );
    trackRequest(
      builder,
      (state, { params }) => (state.detailRequests[params.claimId] ??= { ...idleRequest }),
      fetchClaim,
      mergeClaim,
    );
    trackRequest(
      builder,
      (state) => state.profilesRequest,
      fetchClaimProfiles,
      (state, profiles) => {
        state.profiles = profiles;
      },
    );
    trackRequest(
      builder,
      (state) => state.categoriesRequest,
      fetchClaimCategories,
      (state, categories) => {
        state.categories = categories;
      },
    );
    for (const change of Object.keys(changeChecks) as LimitedChange[]) {
      const thunk = changeChecks[change];
      builder.addMatcher(thunk.pending.match, (state, { meta }) => {
        checkOf(state, change, meta.arg.params.claimId).allowed = null;
      });
      trackRequest(
        builder,
        (state, { params }) => checkOf(state, change, params.claimId).request,
        thunk,
        (state, allowed, { params }) => {
          // Only a clear yes allows the change (A4, B4).
          checkOf(state, change, params.claimId).allowed = allowed === true;
        },
      );
    }
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
      state.changeChecks[change][claimId] ?? unchecked,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

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
