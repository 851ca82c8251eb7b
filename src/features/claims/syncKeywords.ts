import type { ApiFailure } from '@/api/client/failure';
import { nextKeywordStep, type KeywordStep, type WantedKeyword } from '@/domain/keywordChanges';
import type { AppDispatch, AppThunk } from '@/store/rootReducer';
import { getFailure } from '@/store/thunkResult';
import {
  addKeyword,
  deleteKeyword,
  reorderKeywords,
  selectClaim,
  selectClaimRequest,
  updateKeyword,
} from './claimsSlice';

/**
 * Brings a claim's keywords on the server to the wanted list, one call after another; each next call is chosen from what
 * the server then holds, so that a retry does only what is missing (quality T30). Returns the first failure.
 */
export function syncKeywords(claimId: string, wanted: readonly WantedKeyword[]): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    const made = new Set<string>();
    for (;;) {
      const step = nextKeywordStep(selectClaim(getState(), claimId)?.keywords ?? [], wanted);
      if (!step) return null;
      // The server took the call and did something else with it: asking again would go round in circles.
      if (made.has(JSON.stringify(step))) return { kind: 'contract' };
      made.add(JSON.stringify(step));
      const failure = getFailure(await make(dispatch, claimId, step));
      if (failure) return failure;
      // Without a fresh list nobody knows what is left to do.
      const request = selectClaimRequest(getState(), claimId);
      if (request.status !== 'succeeded') return request.error ?? { kind: 'aborted' };
    }
  };
}

function make(dispatch: AppDispatch, claimId: string, step: KeywordStep): Promise<Parameters<typeof getFailure>[0]> {
  const params = { claimId };
  switch (step.type) {
    case 'delete':
      return dispatch(deleteKeyword({ params: { claimId, keywordId: step.id } }));
    case 'rename': {
      const { id: keywordId, title, order } = step;
      return dispatch(updateKeyword({ params: { claimId, keywordId }, body: { title, order } }));
    }
    case 'add':
      return dispatch(addKeyword({ params, body: { title: step.title } }));
    case 'reorder':
      return dispatch(reorderKeywords({ params, body: { positions: step.positions } }));
  }
}
