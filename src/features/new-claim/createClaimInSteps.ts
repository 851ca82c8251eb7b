import type { ApiFailure } from '@/api/client/failure';
import { matchesInput } from '@/domain/matchesInput';
import { stillOffered } from '@/domain/nearCategories';
import { oneLine } from '@/domain/plainText';
import type { AppThunk } from '@/store/rootReducer';
import { type CallResult, failureOf } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import { selectCategories } from '@/entities/category/categoriesSlice';
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
import { syncItems } from '@/ui/editor/items/savedList';
import { keywordList, listOfClaim } from '@/features/claim-fields';
import { hasAnswer, type NewClaimValues } from './newClaimSteps';

const createNew = createVerified({
  thunk: createClaim,
  fetchList: () => fetchClaims(),
  selectBefore: (state) => (selectClaimsRequest(state).status === 'succeeded' ? selectClaims(state) : null),
  isSame: (claim, { body }) => matchesInput(claim, { question: body.question }),
});

/** Creates the claim itself, once; returns its id. */
export function startClaim(values: NewClaimValues): AppThunk<Promise<CallResult<string>>> {
  const { competence_profile_id, topic, pain_point } = values;
  return createNew({ body: { competence_profile_id, topic, pain_point, question: oneLine(values.question) } });
}

/** What is sent after the claim itself, in this order. */
export const sectionsAfterCreation = ['keywords', 'categories', 'shortAnswer'] as const;
/** Why a section of a created claim could not be saved; null where it is. */
export type SectionOutcomes = Record<(typeof sectionsAfterCreation)[number], ApiFailure | null>;

/** Sends those sections of a created claim that the server does not hold yet (quality T30). */
export function completeClaim(claimId: string, values: NewClaimValues): AppThunk<Promise<SectionOutcomes>> {
  const { keywords, short_answer_headline, short_answer_text } = values;
  const params = { claimId };
  const answer = { short_answer_headline, short_answer_text };
  return async (dispatch, getState) => {
    const saved = () => selectClaim(getState(), claimId);
    if (!saved()) {
      const failure = await dispatch(failureOf(fetchClaim({ params })));
      if (failure) return { keywords: failure, categories: failure, shortAnswer: failure };
    }
    const items = keywords.map((title) => ({ id: null, title }));
    const keywordsFailure = await dispatch(syncItems(listOfClaim(keywordList, claimId), items));
    const categories = stillOffered(values.categories, selectCategories(getState()));
    const savedIds = new Set(saved()?.categories.map(({ id }) => id));
    const areSaved = savedIds.size === categories.length && categories.every((id) => savedIds.has(id));
    const categoriesFailure = areSaved
      ? null
      : await dispatch(failureOf(setCategories({ params, body: { categories } })));
    const isAnswered = !hasAnswer(values) || matchesInput(saved() ?? {}, answer);
    const answerFailure = isAnswered
      ? null
      : await dispatch(failureOf(saveShortAnswer({ params, body: { ...answer, short_answer_video: '' } })));
    return { keywords: keywordsFailure, categories: categoriesFailure, shortAnswer: answerFailure };
  };
}
