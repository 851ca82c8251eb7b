import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import { assistant, type AssistantVariables } from '@/api/endpoints/assistant';
import { plainTextOf } from '@/domain/richText';
import { readSuggestion, type SuggestedItem, type SuggestedText } from '@/domain/suggestedText';
import { apiThunk } from '@/store/apiThunk';
import { emptyById } from '@/store/idRecord';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { cancelRequest, idleRequest, trackRequest, type ReadState } from '@/store/trackRequest';

export const fetchVariables = apiThunk(assistant.getVariables);
const suggestText = apiThunk(assistant.suggestText, { silent: true });

export interface Proposal extends SuggestedText {
  /** Text of the field when the suggestion was requested. */
  base: string;
}

export interface SuggestionState {
  status: 'idle' | 'loading' | 'failed' | 'empty' | 'cancelled';
  failure: ApiFailure | null;
  /** Of the latest request: no other counts (quality T31). */
  requestId: string | null;
  proposal: Proposal | null;
}

const unasked: SuggestionState = { status: 'idle', failure: null, requestId: null, proposal: null };

type Answer = Pick<SuggestionState, 'failure' | 'proposal'> & { key: string; requestId: string };

const slice = createSlice({
  name: 'assistant',
  initialState: {
    /** By locale. */
    variables: emptyById<ReadState<AssistantVariables | null>>(),
    /** By section of a claim. */
    suggestions: emptyById<SuggestionState>(),
  },
  reducers: {
    asked: ({ suggestions }, { payload }: PayloadAction<{ key: string; requestId: string }>) => {
      const { key, requestId } = payload;
      suggestions[key] = { ...(suggestions[key] ?? unasked), status: 'loading', failure: null, requestId };
    },
    answered: ({ suggestions }, { payload: { key, ...response } }: PayloadAction<Answer>) => {
      const before = suggestions[key];
      // Cancelled, asked again, or of a session that has ended.
      if (before?.requestId !== response.requestId) return;
      before.requestId = null;
      before.failure = response.failure;
      before.status = response.failure ? 'failed' : response.proposal ? 'idle' : 'empty';
      before.proposal = response.proposal ?? before.proposal;
    },
    cancelled: ({ suggestions }, { payload: key }: PayloadAction<string>) => {
      suggestions[key] = { ...(suggestions[key] ?? unasked), status: 'cancelled', requestId: null };
    },
    proposalDiscarded: ({ suggestions }, { payload: key }: PayloadAction<string>) => {
      suggestions[key] = unasked;
    },
    itemRemoved: ({ suggestions }, { payload }: PayloadAction<{ key: string; item: SuggestedItem }>) => {
      const { title, text } = payload.item;
      const proposal = suggestions[payload.key]?.proposal;
      if (!proposal) return;
      proposal.items = proposal.items.filter((item) => item.title !== title || item.text !== text);
      if (proposal.items.length === 0) suggestions[payload.key] = unasked;
    },
  },
  extraReducers: (builder) => {
    trackRequest(
      builder,
      ({ variables }, { query }) => (variables[query.locale] ??= { request: { ...idleRequest }, data: null }).request,
      fetchVariables,
      ({ variables }, data, { query }) => Object.assign(variables[query.locale] ?? {}, { data }),
    );
  },
  selectors: {
    selectVariables: (state, locale: string) => state.variables[locale]?.data ?? null,
    selectVariablesRequest: (state, locale: string) => state.variables[locale]?.request ?? idleRequest,
    selectSuggestion: (state, key: string) => state.suggestions[key] ?? unasked,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { asked, answered, cancelled } = slice.actions;
export const { proposalDiscarded, itemRemoved } = slice.actions;
export const { selectVariables, selectVariablesRequest, selectSuggestion } = slice.injectInto(rootReducer).selectors;

interface Order extends Pick<Proposal, 'base'> {
  key: string;
  claimId: string;
  query: EndpointArgs<typeof assistant.suggestText>['query'];
}

/** Once at a time for each section; resolves to the failure or to null. */
export function requestSuggestion({ key, claimId, query, base }: Order): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    if (selectSuggestion(getState(), key).status === 'loading') return null;
    const running = dispatch(suggestText({ params: { claimId }, query }));
    const { requestId } = running;
    dispatch(asked({ key, requestId }));
    const result = await running;
    const failure = 'failure' in result ? result.failure : null;
    const read = 'data' in result ? readSuggestion(query.type, result.data, plainTextOf) : null;
    const isCurrent = selectSuggestion(getState(), key).requestId === requestId;
    dispatch(answered({ key, requestId, failure, proposal: read && { ...read, base } }));
    return isCurrent ? failure : null;
  };
}

/** Stops waiting; a later response is ignored. */
export function cancelSuggestion(key: string): AppThunk {
  return (dispatch, getState) => {
    const { requestId } = selectSuggestion(getState(), key);
    dispatch(cancelled(key));
    if (requestId) dispatch(cancelRequest(requestId));
  };
}
