import type { ApiFailure } from '@/api/client/failure';
import type { AppDispatch } from '@/store/hooks';
import { getData, getFailure } from '@/store/thunkResult';
import { selectClaim, selectClaims, type ClaimsState } from '../claimsSlice';
import { keywordList } from '../editor/items/claimItems';
import { syncItems } from '../editor/items/syncItems';
import { createClaim, fetchClaim, fetchClaims, setCategories } from '../thunks';
import type { NewClaimValues } from './newClaimSteps';

type Dispatch = AppDispatch;
type GetState = () => unknown;

/** Creates the claim itself; answers its id, or why there is none. */
export function startClaim(values: NewClaimValues) {
  return async (dispatch: Dispatch, getState: GetState): Promise<{ id: string } | { failure: ApiFailure }> => {
    const { competence_profile_id, topic, pain_point, question } = values;
    const result = await dispatch(createClaim({ body: { competence_profile_id, topic, pain_point, question } }));
    const failure = getFailure(result);
    if (failure) return { failure };
    const created = getData(result);
    if (created) return created;
    // Created without an answer: the list names it.
    await dispatch(fetchClaims());
    const found = selectClaims(getState() as ClaimsState).findLast((claim) => claim.question === question);
    return found ? { id: found.id } : { failure: { kind: 'contract' } };
  };
}

/** How the parts of a created claim stand; null is done. */
export interface PartsOutcome {
  keywords: ApiFailure | null;
  categories: ApiFailure | null;
}

/** Sends keywords and categories of a claim that exists, as far as the server does not hold them yet (quality T30). */
export function completeClaim(claimId: string, { keywords, categories }: NewClaimValues) {
  return async (dispatch: Dispatch, getState: GetState): Promise<PartsOutcome> => {
    const current = () => selectClaim(getState() as ClaimsState, claimId);
    if (!current()) await dispatch(fetchClaim({ params: { claimId } }));
    const wanted = keywords.map((title) => ({ id: null, title }));
    const keywordFailure = await dispatch(syncItems(claimId, keywordList, wanted));
    const held = new Set(current()?.categories.map(({ id }) => id));
    const isHeld = held.size === categories.length && categories.every((id) => held.has(id));
    const categoryFailure = isHeld
      ? null
      : getFailure(await dispatch(setCategories({ params: { claimId }, body: { categories } })));
    return { keywords: keywordFailure, categories: categoryFailure };
  };
}
