import type { ApiFailure } from '@/api/client/failure';
import type { AppThunk } from '@/store/rootReducer';
import { getData, getFailure } from '@/store/thunkResult';
import { createClaim, fetchClaim, fetchClaims, selectClaim, selectClaims, setCategories } from '../claimsSlice';
import { syncKeywords } from '../syncKeywords';
import type { NewClaimValues } from './newClaimSteps';

/** Creates the claim itself; returns its id or the failure. */
export function startClaim(values: NewClaimValues): AppThunk<Promise<{ id: string } | { failure: ApiFailure }>> {
  return async (dispatch, getState) => {
    const { competence_profile_id, topic, pain_point, question } = values;
    const result = await dispatch(createClaim({ body: { competence_profile_id, topic, pain_point, question } }));
    const failure = getFailure(result);
    if (failure) return { failure };
    const created = getData(result);
    if (created) return created;
    // Created without an answer: the list names it.
    await dispatch(fetchClaims());
    const found = selectClaims(getState()).findLast((claim) => claim.question === question);
    return found ? { id: found.id } : { failure: { kind: 'contract' } };
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
    const keywordFailure = await dispatch(syncKeywords(claimId, wanted));
    const held = new Set(current()?.categories.map(({ id }) => id));
    const isHeld = held.size === categories.length && categories.every((id) => held.has(id));
    const categoryFailure = isHeld
      ? null
      : getFailure(await dispatch(setCategories({ params: { claimId }, body: { categories } })));
    return { keywords: keywordFailure, categories: categoryFailure };
  };
}
