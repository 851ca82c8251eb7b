import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import type { EndpointArgs } from '@/api/endpoint';
import { assistant, type AssistantVariables, type SuggestionType } from '@/api/endpoints/assistant';
import { plainTextOf } from '@/domain/richText';
import { readSuggestion, type SuggestedItem, type SuggestedText } from '@/domain/suggestedText';
import { apiThunk } from '@/store/apiThunk';
import { emptyById } from '@/store/idRecord';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { cancelRequest, idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';

export const fetchVariables = apiThunk(assistant.getVariables);
const suggestText = apiThunk(assistant.suggestText, { silent: true });

export interface Proposal extends SuggestedText {
  id: string;
  type: SuggestionType;
  /** What it was written for, in words: "Kurzantwort". */
  label: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Text of the field when the suggestion was requested. */
  base: string;
}

export interface AssistantSectionState {
  status: 'idle' | 'loading' | 'failed' | 'empty' | 'cancelled';
  failure: ApiFailure | null;
  /** Of the latest request: no other counts (quality T31). */
  requestId: string | null;
  /** Milliseconds since the epoch. */
  askedAt: number;
  /** That of the latest request; null before the first one. */
  tone: { style: string; formality: string } | null;
  proposal: Proposal | null;
}

const unasked: AssistantSectionState = {
  status: 'idle',
  failure: null,
  requestId: null,
  askedAt: 0,
  tone: null,
  proposal: null,
};

const maxRecent = 5;

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
    sections: emptyById<AssistantSectionState>(),
    recent: [] as Proposal[],
  },
  reducers: {
    asked: (
      { sections },
      { payload }: PayloadAction<{ key: string; requestId: string; at: number; tone: AssistantSectionState['tone'] }>,
    ) => {
      const { key, requestId, at, tone } = payload;
      const proposal = sections[key]?.proposal ?? null;
      sections[key] = { status: 'loading', failure: null, requestId, askedAt: at, tone, proposal };
    },
    answered: (state, { payload }: PayloadAction<Settled>) => {
      const { key, requestId, failure, proposal } = payload;
      const section = state.sections[key];
      // Cancelled, asked again, or of a session that has ended.
      if (section?.requestId !== requestId) return;
      section.requestId = null;
      section.failure = failure;
      section.status = failure ? 'failed' : proposal ? 'idle' : 'empty';
      if (!proposal) return;
      section.proposal = proposal;
      state.recent = [proposal, ...state.recent].slice(0, maxRecent);
    },
    cancelled: ({ sections }, { payload: key }: PayloadAction<string>) => {
      sections[key] = { ...(sections[key] ?? unasked), status: 'cancelled', requestId: null };
    },
    proposalChosen: ({ sections }, { payload }: PayloadAction<{ key: string; proposal: Proposal | null }>) => {
      sections[payload.key] = { ...unasked, proposal: payload.proposal };
    },
    itemRemoved: ({ sections }, { payload }: PayloadAction<{ key: string; item: SuggestedItem }>) => {
      const section = sections[payload.key];
      if (!section?.proposal) return;
      const { title, text } = payload.item;
      const items = section.proposal.items.filter((item) => item.title !== title || item.text !== text);
      section.proposal = items.length > 0 ? { ...section.proposal, items } : null;
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
    selectSection: (state, key: string) => state.sections[key] ?? unasked,
    selectRecent: (state) => state.recent,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { asked, answered, cancelled } = slice.actions;
export const { proposalChosen, itemRemoved } = slice.actions;
export const { selectVariables, selectVariablesRequest, selectSection, selectRecent } =
  slice.injectInto(rootReducer).selectors;

interface Order extends Pick<Proposal, 'label' | 'base'> {
  key: string;
  claimId: string;
  query: EndpointArgs<typeof assistant.suggestText>['query'];
}

/** Once at a time for each section; resolves to the failure or to null. */
export function requestSuggestion(order: Order): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    const { key, claimId, query, label, base } = order;
    if (selectSection(getState(), key).status === 'loading') return null;
    const running = dispatch(suggestText({ params: { claimId }, query }));
    const { requestId } = running;
    const { style, formality } = query;
    dispatch(asked({ key, requestId, at: Date.now(), tone: { style, formality } }));
    const result = await running;
    const failure = 'failure' in result ? result.failure : null;
    const read = 'data' in result ? readSuggestion(query.type, result.data, plainTextOf) : null;
    const proposal = read && { ...read, id: requestId, type: query.type, label, at: Date.now(), base };
    const isCurrent = selectSection(getState(), key).requestId === requestId;
    dispatch(answered({ key, requestId, failure, proposal }));
    return isCurrent ? failure : null;
  };
}

/** Stops waiting; a later response is ignored. */
export function cancelSuggestion(key: string): AppThunk {
  return (dispatch, getState) => {
    const { requestId } = selectSection(getState(), key);
    dispatch(cancelled(key));
    if (requestId) dispatch(cancelRequest(requestId));
  };
}
