import {
  createEntityAdapter,
  createSelector,
  createSlice,
  current,
  type Draft,
  type WithSlice,
} from '@reduxjs/toolkit';
import { claims, type Claim, type ClaimListItem } from '@/api/endpoints/claims';
import type { ProfileRef } from '@/api/schema/entities';
import { isClaimPublic } from '@/domain/claimLifeCycle';
import { isWriteOf } from '@/store/writeCounts';
import { apiThunk } from '@/store/apiThunk';
import { entityWrites } from '@/store/entityWrites';
import { emptyById, getById } from '@/store/idRecord';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { idleRequest, trackList, trackRead, trackRequest, unread, type RequestState } from '@/store/trackRequest';

/** In milliseconds; 0 where it is not known. */
export const editedAt = ({ updated_at }: ClaimListItem) => Date.parse(updated_at) || 0;

export const fetchClaims = apiThunk(claims.listClaims);
export const fetchClaim = apiThunk(claims.getClaim, {
  entity: ({ params }) => ({ type: 'claim', id: params.claimId }),
});
export const createClaim = apiThunk(claims.createClaim, { silent: true });
export const deleteClaim = apiThunk(claims.deleteClaim, {
  silent: true,
  confirm: { refetch: ({ params }) => fetchClaim({ params }), isApplied: (claim) => claim === null },
});
export const fetchClaimPreviewLink = apiThunk(claims.getPreviewLink);
export const fetchClaimProfiles = apiThunk(claims.listClaimProfiles);
export const checkProfileChange = apiThunk(claims.checkProfileChange);
export const checkQuestionChange = apiThunk(claims.checkQuestionChange);

export const claimEntity = {
  type: 'claim' as const,
  fetch: (claimId: string) => fetchClaim({ params: { claimId } }),
  select: (state: RootState, claimId: string): Claim | undefined => selectClaim(state, claimId),
};

export const claimWrite = entityWrites({
  ...claimEntity,
  idOf: ({ params }: { params: { claimId: string } }) => params.claimId,
});

export const publishClaim = claimWrite(claims.publishClaim, { isApplied: ({ status }) => status === 'published' });
export const pauseClaim = claimWrite(claims.pauseClaim, { isApplied: ({ status }) => status === 'paused' });
export const upgradeClaim = claimWrite(claims.upgradeClaim, { isApplied: ({ upgradable }) => !upgradable });
export const updateTopic = claimWrite(claims.updateTopic);
export const updatePainPoint = claimWrite(claims.updatePainPoint);
export const updateQuestion = claimWrite(claims.updateQuestion);
export const updateClaimProfile = claimWrite(claims.updateClaimProfile);
export const setCategories = claimWrite(claims.setCategories);
export const saveShortAnswer = claimWrite(claims.saveShortAnswer);
export const saveQuote = claimWrite(claims.saveQuote);
export const saveOpinion = claimWrite(claims.saveOpinion);

const list = createEntityAdapter<ClaimListItem>();
const details = createEntityAdapter<Claim>();

/** `allowed` is null while it is not known. */
export interface ChangeCheckState {
  request: RequestState;
  allowed: boolean | null;
}

const unchecked: ChangeCheckState = { request: idleRequest, allowed: null };

const changeChecks = { question: checkQuestionChange, profile: checkProfileChange } as const;
export type LimitedChange = keyof typeof changeChecks;

const initialState = {
  list: list.getInitialState({ request: idleRequest }),
  details: details.getInitialState(),
  /** By claim id. */
  detailRequests: emptyById<RequestState>(),
  profiles: unread<ProfileRef[]>([]),
  /** By kind and claim id. */
  changeChecks: { question: emptyById<ChangeCheckState>(), profile: emptyById<ChangeCheckState>() },
};
type State = Draft<typeof initialState>;

function checkOf(state: State, change: LimitedChange, claimId: string): ChangeCheckState {
  return (state.changeChecks[change][claimId] ??= { request: { ...idleRequest }, allowed: null });
}

/** Unchanged parts stay the same objects, so that what shows them has nothing to render. */
function withKnownSections(previous: Claim, claim: Claim): Claim {
  const field = ([name, value]: [string, unknown]) => {
    const before = previous[name as keyof Claim];
    return [name, JSON.stringify(before) === JSON.stringify(value) ? before : value];
  };
  return Object.fromEntries(Object.entries(claim).map(field)) as Claim;
}

/** Keeps what the detail does not deliver. */
function asListItem(claim: Claim, previous: ClaimListItem | undefined): ClaimListItem {
  const delivered = Object.entries(claim).filter(([, value]) => value !== '' && value !== null);
  const { keywords, categories, short_answer_headline, short_answer_text } = claim;
  const current = { short_answer_headline, short_answer_text };
  const counts = { keyword_count: keywords.length, category_count: categories.length };
  return { ...claim, ...previous, ...Object.fromEntries(delivered), ...current, ...counts };
}

function mergeClaim(state: State, claim: Claim): void {
  const previous = getById(state.details.entities, claim.id);
  details.setOne(state.details, previous ? withKnownSections(current(previous), claim) : claim);
  // A list that was never read must not start with one claim.
  if (state.list.request.status === 'succeeded')
    list.upsertOne(state.list, asListItem(claim, getById(state.list.entities, claim.id)));
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
    builder.addMatcher(isWriteOf<Claim>('claim'), (state, { payload }) => {
      if (payload) mergeClaim(state, payload);
    });
    trackList(builder, (state) => state.list, fetchClaims);
    trackRequest(
      builder,
      (state, { params }) => (state.detailRequests[params.claimId] ??= { ...idleRequest }),
      fetchClaim,
      mergeClaim,
    );
    trackRead(builder, (state) => state.profiles, fetchClaimProfiles);
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
    selectClaimsRequest: (state) => state.list.request,
    /** For the export of the user's data (ux no. 11). */
    selectClaimsData: (state) => ({
      list: list.getSelectors().selectAll(state.list),
      details: details.getSelectors().selectAll(state.details),
    }),
    /** Those that have been opened. */
    selectLoadedClaims: createSelector(
      [(state: typeof initialState) => state.details],
      details.getSelectors().selectAll,
    ),
    selectClaim: (state, claimId: string): Claim | undefined => getById(state.details.entities, claimId),
    /** False also while it is not loaded. */
    selectIsClaimPublic: (state, claimId: string) => {
      const claim = getById(state.details.entities, claimId);
      return claim !== undefined && isClaimPublic(claim);
    },
    selectClaimRequest: (state, claimId: string) => state.detailRequests[claimId] ?? idleRequest,
    selectClaimProfiles: (state) => state.profiles.data,
    selectClaimProfilesRequest: (state) => state.profiles.request,
    selectChangeCheck: (state, change: LimitedChange, claimId: string) =>
      state.changeChecks[change][claimId] ?? unchecked,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const {
  selectClaims,
  selectClaimsData,
  selectClaimsRequest,
  selectLoadedClaims,
  selectClaim,
  selectIsClaimPublic,
  selectClaimRequest,
  selectClaimProfiles,
  selectClaimProfilesRequest,
  selectChangeCheck,
} = slice.injectInto(rootReducer).selectors;
