import type { FieldValues } from 'react-hook-form';
import { NewKeywordInput, type Claim } from '@/api/endpoints/claims';
import { listedWords } from '@/domain/plainText';
import type { SuggestedItem } from '@/domain/suggestedText';
import { fetchClaim, selectClaim, selectClaimRequest } from '@/entities/claim/claimsSlice';
import { keywordWrites, type ClaimListName, type ItemWrites } from '@/entities/claim/itemWrites';
import type { ItemListOptions, SavedItem } from '@/ui/editor/itemList';
import type { SavedList } from '@/ui/editor/savedList';
import { KeywordFields } from './KeywordFields';
import type { AssistedSection } from './SectionAssistant';

/** One list of a claim: its form, its place in the claim, and its four calls. */
export interface ClaimItemList<Values extends FieldValues>
  extends ItemListOptions<Values>, Pick<SavedList<Values>, 'laterFields'>, ItemWrites<Values> {
  /** Also the group of its texts. */
  name: ClaimListName;
  /** Opens the form of an item, where another word than "change" says it. */
  changeText?: 'keywords.change';
  /** What a row shows below its title. */
  detailsOf?: (values: Values) => { text?: string; link?: string };
  /** How the assistant's suggestions become items. */
  suggested?: { type: AssistedSection['type']; valuesOf: (item: SuggestedItem) => Values };
  itemsOf: (claim: Claim) => readonly SavedItem<Values>[];
}

/** A list of one claim. */
export function listOfClaim<Values extends FieldValues>(
  list: ClaimItemList<Values>,
  claimId: string,
): SavedList<Values> {
  return {
    ...list,
    select: (state) => {
      const claim = selectClaim(state, claimId);
      return claim ? list.itemsOf(claim) : [];
    },
    selectRequest: (state) => selectClaimRequest(state, claimId),
    read: () => fetchClaim({ params: { claimId } }),
    add: (values) => list.add(claimId, values),
    update: (id, values, order) => list.update(claimId, id, values, order),
    remove: (id) => list.remove(claimId, id),
    reorder: (positions) => list.reorder(claimId, positions),
  };
}

function isSameWord(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The words a claim is found by (CLS-01). */
export const keywordList: ClaimItemList<{ title: string }> = {
  name: 'keywords',
  changeText: 'keywords.change',
  layout: 'chips',
  schema: NewKeywordInput,
  emptyValues: { title: '' },
  titleOf: ({ title }) => title,
  isSame: (one, other) => isSameWord(one.title, other.title),
  split: ({ title }) => listedWords(title).map((word) => ({ title: word })),
  uniqueField: 'title',
  Fields: KeywordFields,
  itemsOf: ({ keywords }) => keywords,
  ...keywordWrites,
};
