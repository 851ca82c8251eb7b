import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import { assistant, type AssistantVariables, type SuggestionType } from '@/api/endpoints/assistant';
import { plainTextOf } from '@/domain/richText';
import { readSuggestion, type SuggestedItem, type SuggestedText } from '@/domain/suggestedText';
import { apiThunk } from '@/store/apiThunk';
import { emptyById } from '@/store/byId';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { getData, getFailure } from '@/store/thunkResult';
import { cancelRequest, idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';

export const fetchVariables = apiThunk(assistant.getVariables);
const suggestText = apiThunk(assistant.suggestText, { silent: true });

/** A suggestion of this session. */
export interface Proposal extends SuggestedText {
  id: string;
  type: SuggestionType;
  /** What it was written for, in words: "Kurzantwort". */
  label: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** What stood in the field when it was asked for. */
  base: string;
}

/** How asking for one part stands, and what is proposed for it. */
export interface PartState {
  status: 'idle' | 'loading' | 'failed' | 'empty' | 'cancelled';
  failure: ApiFailure | null;
  /** Of the request that counts: the one made last (quality T31). */
  requestId: string | null;
  /** Milliseconds since the epoch. */
  askedAt: number;
  /** As it was asked for last; null where it never was. */
  tone: { style: string; formality: string } | null;
  proposal: Proposal | null;
}

const unasked: PartState = { status: 'idle', failure: null, requestId: null, askedAt: 0, tone: null, proposal: null };

/** So many suggestions of a session can be looked at again. */
const mostRecent = 5;

interface Settled {
  key: string;
  requestId: string;
  failure: ApiFailure | null;
  proposal: Proposal | null;
}

const slice = createSlice({
  name: 'assistant',
  initialState: {
    /** By locale. */
    variables: emptyById<{ request: RequestState; data: AssistantVariables | null }>(),
    parts: emptyById<PartState>(),
    recent: [] as Proposal[],
  },
  reducers: {
    asked: (
      { parts },
      { payload }: PayloadAction<{ key: string; requestId: string; at: number; tone: PartState['tone'] }>,
    ) => {
      const { key, requestId, at, tone } = payload;
      const proposal = parts[key]?.proposal ?? null;
      parts[key] = { status: 'loading', failure: null, requestId, askedAt: at, tone, proposal };
    },
    answered: (state, { payload }: PayloadAction<Settled>) => {
      const { key, requestId, failure, proposal } = payload;
      const part = state.parts[key];
      // Cancelled, asked again, or of a session that has ended.
      if (part?.requestId !== requestId) return;
      part.requestId = null;
      part.failure = failure;
      part.status = failure ? 'failed' : proposal ? 'idle' : 'empty';
      if (!proposal) return;
      part.proposal = proposal;
      state.recent = [proposal, ...state.recent].slice(0, mostRecent);
    },
    cancelled: ({ parts }, { payload: key }: PayloadAction<string>) => {
      parts[key] = { ...(parts[key] ?? unasked), status: 'cancelled', requestId: null };
    },
    /** Another proposal is looked at, or none any more. */
    proposalChosen: ({ parts }, { payload }: PayloadAction<{ key: string; proposal: Proposal | null }>) => {
      parts[payload.key] = { ...unasked, proposal: payload.proposal };
    },
    /** One of its items was taken over or is not wanted. */
    itemRemoved: ({ parts }, { payload }: PayloadAction<{ key: string; item: SuggestedItem }>) => {
      const part = parts[payload.key];
      if (!part?.proposal) return;
      const { title, text } = payload.item;
      const items = part.proposal.items.filter((item) => item.title !== title || item.text !== text);
      part.proposal = items.length > 0 ? { ...part.proposal, items } : null;
    },
  },
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state, { query }) => (state.variables[query.locale] ??= { request: { ...idleRequest }, data: null }).request,
      fetchVariables,
      (state, data, { query }) => {
        const variables = state.variables[query.locale];
        if (variables) variables.data = data;
      },
    );
  },
  selectors: {
    selectVariables: (state, locale: string) => state.variables[locale]?.data ?? null,
    selectVariablesRequest: (state, locale: string) => state.variables[locale]?.request ?? idleRequest,
    selectPart: (state, key: string) => state.parts[key] ?? unasked,
    selectRecent: (state) => state.recent,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { asked, answered, cancelled } = slice.actions;
export const { proposalChosen, itemRemoved } = slice.actions;
export const { selectVariables, selectVariablesRequest, selectPart, selectRecent } =
  slice.injectInto(rootReducer).selectors;

interface Order extends Pick<Proposal, 'label' | 'base'> {
  key: string;
  claimId: string;
  query: EndpointArgs<typeof assistant.suggestText>['query'];
}

/** Asks for a suggestion, once at a time for each part; resolves to the failure or to null. */
export function requestSuggestion(order: Order): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    const { key, claimId, query, label, base } = order;
    if (selectPart(getState(), key).status === 'loading') return null;
    const running = dispatch(suggestText({ params: { claimId }, query }));
    const { requestId } = running;
    const { style, formality } = query;
    dispatch(asked({ key, requestId, at: Date.now(), tone: { style, formality } }));
    const result = await running;
    const failure = getFailure(result);
    const suggestion = getData(result);
    const read = suggestion && readSuggestion(query.type, suggestion, plainTextOf);
    const proposal = read && { ...read, id: requestId, type: query.type, label, at: Date.now(), base };
    const isCurrent = selectPart(getState(), key).requestId === requestId;
    dispatch(answered({ key, requestId, failure, proposal }));
    return isCurrent ? failure : null;
  };
}

/** Stops waiting; what comes nevertheless is not looked at. */
export function cancelSuggestion(key: string): AppThunk {
  return (dispatch, getState) => {
    const { requestId } = selectPart(getState(), key);
    dispatch(cancelled(key));
    if (requestId) cancelRequest(requestId);
  };
}
