import type { ApiFailure } from '@/api/client/failure';
import type { AppThunk } from '@/store/rootReducer';
import { failureOf } from '@/store/thunkResult';
import { createOnce, type CallResult } from '@/store/unknownOutcome';
import { hasValues } from '@/domain/hasValues';
import { syncItems } from '@/ui/editor/savedList';
import {
  selectClaim,
  selectClaims,
  selectClaimsRequest,
  createClaim,
  fetchClaim,
  fetchClaims,
  setCategories,
} from '../claimsSlice';
import { keywordList, listOfClaim } from '../editor/items/claimItems';
import type { NewClaimValues } from './newClaimSteps';

/** Creates the claim itself once; returns its id, or why there is none. */
export function startClaim(values: NewClaimValues): AppThunk<Promise<CallResult<string>>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { competence_profile_id, topic, pain_point, question } = values;
    return await dispatch(
      createOnce({
        thunk: createClaim,
        args: { body: { competence_profile_id, topic, pain_point, question } },
        fetchList: () => fetchClaims(),
        before: selectClaimsRequest(state).status === 'succeeded' ? selectClaims(state) : null,
        isSame: (claim, { body }) => hasValues(claim, { question: body.question }),
      }),
    );
  };
}

/** How the parts of a created claim stand; null is done. */
export interface PartsOutcome {
  keywords: ApiFailure | null;
  categories: ApiFailure | null;
}

/** Sends keywords and categories of a claim that exists, as far as the server does not hold them yet (quality T30). */
export function completeClaim(
  claimId: string,
  { keywords, categories }: NewClaimValues,
): AppThunk<Promise<PartsOutcome>> {
  return async (dispatch, getState) => {
    const current = () => selectClaim(getState(), claimId);
    if (!current()) await dispatch(fetchClaim({ params: { claimId } }));
    const wanted = keywords.map((title) => ({ id: null, title }));
    const keywordFailure = await dispatch(syncItems(listOfClaim(keywordList, claimId), wanted));
    const held = new Set(current()?.categories.map(({ id }) => id));
    const isHeld = held.size === categories.length && categories.every((id) => held.has(id));
    const categoryFailure = isHeld
      ? null
      : await dispatch(failureOf(setCategories({ params: { claimId }, body: { categories } })));
    return { keywords: keywordFailure, categories: categoryFailure };
  };
}
