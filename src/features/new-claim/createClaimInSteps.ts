import type { ApiFailure } from '@/api/client/failure';
import { ClaimCategories } from '@/domain/claimLimits';
import { matchesInput } from '@/domain/matchesInput';
import { mergeEdit } from '@/domain/mergeEdit';
import { stillOffered } from '@/domain/relatedCategories';
import { oneLine } from '@/domain/plainText';
import type { AppThunk } from '@/store/rootReducer';
import { type CallResult, failureOf } from '@/store/callResult';
import { createVerified } from '@/store/createVerified';
import { selectCategories } from '@/entities/category/categoriesSlice';
import {
  selectClaim,
  selectClaims,
  selectIsClaimPublic,
  selectClaimsRequest,
  createClaim,
  fetchClaim,
  fetchClaims,
  saveShortAnswer,
  setCategories,
} from '@/entities/claim/claimsSlice';
import { syncItems } from '@/ui/editor/items/savedList';
import { publishedElsewhere } from '@/ui/editor/useSectionForm';
import { keywordList, listOfClaim } from '@/features/claim-fields/claimItems';
import { hasAnswer, sectionsAfterCreation, type NewClaimValues, type SectionAfterCreation } from './newClaimSteps';

const createNew = createVerified({
  thunk: createClaim,
  fetchList: () => fetchClaims(),
  selectBefore: (state) => (selectClaimsRequest(state).status === 'succeeded' ? selectClaims(state) : null),
  isSame: (claim, { body }) => matchesInput(claim, { question: body.question }),
});

export function startClaim(values: NewClaimValues): AppThunk<Promise<CallResult<string>>> {
  const { competence_profile_id, topic, pain_point } = values;
  return createNew({ body: { competence_profile_id, topic, pain_point, question: oneLine(values.question) } });
}

/** Why a section of a created claim could not be saved; null where it is. */
export type SectionOutcomes = Record<SectionAfterCreation, ApiFailure | null>;

/**
 * Sends those sections of a created claim that are not saved yet (quality T30). Once it has been created, another device
 * may go on with it: what was added there stays, and what is saved is not sent again (quality T33).
 *
 * @returns null where nothing was sent, since it was published there: said once, and sent by the next press
 */
export function completeClaim(claimId: string, values: NewClaimValues): AppThunk<Promise<SectionOutcomes | null>> {
  const isResumed = values.created !== '';
  return async (dispatch, getState) => {
    const wasPublic = selectIsClaimPublic(getState(), claimId);
    const unread =
      isResumed || !selectClaim(getState(), claimId)
        ? await dispatch(failureOf(fetchClaim({ params: { claimId } })))
        : null;
    if (selectIsClaimPublic(getState(), claimId) && !wasPublic) {
      dispatch(publishedElsewhere());
      return null;
    }
    const save: Record<SectionAfterCreation, () => Promise<ApiFailure | null>> = {
      keywords: () => {
        const items = values.keywords.map((title) => ({ id: null, title }));
        // Resumed, it deletes none of the saved keywords, since it has shown none of them.
        return dispatch(syncItems(listOfClaim(keywordList, claimId), items, isResumed ? new Map() : undefined));
      },
      categories: () => dispatch(addCategories(claimId, values.categories)),
      shortAnswer: () => dispatch(addShortAnswer(claimId, values)),
    };
    const outcomes: SectionOutcomes = { keywords: null, categories: null, shortAnswer: null };
    for (const section of sectionsAfterCreation) {
      if (!values.savedSections.includes(section)) outcomes[section] = unread ?? (await save[section]());
    }
    return outcomes;
  };
}

function addCategories(claimId: string, chosen: readonly string[]): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch, getState) => {
    const offered = selectCategories(getState());
    const categoriesOf = (ids: readonly string[]) => ({ categories: stillOffered(ids, offered) });
    const added = categoriesOf(chosen);
    const newest = categoriesOf(selectClaim(getState(), claimId)?.categories.map(({ id }) => id) ?? []);
    const body = { ...added, ...mergeEdit(categoriesOf([]), added, newest).merged };
    if (matchesInput(newest, body)) return null;
    // Too many with those of another device.
    if (!ClaimCategories.safeParse(body.categories).success) return { kind: 'validation' };
    return dispatch(failureOf(setCategories({ params: { claimId }, body })));
  };
}

function addShortAnswer(claimId: string, values: NewClaimValues): AppThunk<Promise<ApiFailure | null>> {
  const { short_answer_headline, short_answer_text } = values;
  const answer = { short_answer_headline, short_answer_text };
  return async (dispatch, getState) =>
    !hasAnswer(values) || matchesInput(selectClaim(getState(), claimId) ?? {}, answer)
      ? null
      : dispatch(failureOf(saveShortAnswer({ params: { claimId }, body: { ...answer, short_answer_video: '' } })));
}
