import type { ApiFailure } from '@/api/client/failure';
import { matchesInput } from '@/domain/matchesInput';
import { oneLine } from '@/domain/plainText';
import type { AppThunk } from '@/store/rootReducer';
import { type CallResult, failureOf } from '@/store/callResult';
import { createVerified } from '@/store/lostResponse';
import {
  selectClaim,
  selectClaims,
  selectClaimsRequest,
  createClaim,
  fetchClaim,
  fetchClaims,
  saveShortAnswer,
  setCategories,
} from '@/entities/claim/claimsSlice';
import { syncItems } from '@/ui/editor/savedList';
import { keywordList, listOfClaim } from '@/features/claim-fields';
import { hasAnswer, type NewClaimValues } from './newClaimSteps';

const createNew = createVerified({
  thunk: createClaim,
  fetchList: () => fetchClaims(),
  selectBefore: (state) => (selectClaimsRequest(state).status === 'succeeded' ? selectClaims(state) : null),
  isSame: (claim, { body }) => matchesInput(claim, { question: body.question }),
});

/** Creates the claim itself once; returns its id, or why there is none. */
export function startClaim(values: NewClaimValues): AppThunk<Promise<CallResult<string>>> {
  const { competence_profile_id, topic, pain_point } = values;
  return createNew({ body: { competence_profile_id, topic, pain_point, question: oneLine(values.question) } });
}

/** The writes after the claim itself, in the order in which they are sent. */
export const claimParts = ['keywords', 'categories', 'shortAnswer'] as const;
/** How the parts of a created claim stand; null is done. */
export type PartsOutcome = Record<(typeof claimParts)[number], ApiFailure | null>;

/** Sends the parts of a claim that exists, as far as the server does not hold them yet (quality T30). */
export function completeClaim(claimId: string, values: NewClaimValues): AppThunk<Promise<PartsOutcome>> {
  const { keywords, categories, short_answer_headline, short_answer_text } = values;
  const params = { claimId };
  return async (dispatch, getState) => {
    const current = () => selectClaim(getState(), claimId);
    if (!current()) {
      const failure = await dispatch(failureOf(fetchClaim({ params })));
      if (failure) return { keywords: failure, categories: failure, shortAnswer: failure };
    }
    const wanted = keywords.map((title) => ({ id: null, title }));
    const ofKeywords = await dispatch(syncItems(listOfClaim(keywordList, claimId), wanted));
    const held = new Set(current()?.categories.map(({ id }) => id));
    const areHeld = held.size === categories.length && categories.every((id) => held.has(id));
    const ofCategories = areHeld ? null : await dispatch(failureOf(setCategories({ params, body: { categories } })));
    const answer = { short_answer_headline, short_answer_text };
    const isAnswered = !hasAnswer(values) || matchesInput(current() ?? {}, answer);
    const ofAnswer = isAnswered
      ? null
      : await dispatch(failureOf(saveShortAnswer({ params, body: { ...answer, short_answer_video: '' } })));
    return { keywords: ofKeywords, categories: ofCategories, shortAnswer: ofAnswer };
  };
}
