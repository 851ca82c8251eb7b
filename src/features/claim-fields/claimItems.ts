import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NewKeywordInput, type Claim } from '@/api/endpoints/claims';
import { isSameWord, listedWords } from '@/domain/plainText';
import type { SuggestedItem } from '@/domain/suggestedText';
import { fetchClaim, selectClaim, selectClaimRequest, selectIsClaimPublic } from '@/entities/claim/claimsSlice';
import { itemWrites, type ClaimListName, type ItemWrites } from '@/entities/claim/itemWrites';
import type { ItemListOptions, SavedItem, ShownItem } from '@/ui/editor/items/itemList';
import type { SavedList } from '@/ui/editor/items/savedList';
import { KeywordFields } from './KeywordFields';
import type { AssistedSection } from './SectionAssistant';

export interface ClaimItemList<Values extends FieldValues>
  extends ItemListOptions<Values>, Pick<SavedList<Values>, 'laterFields'> {
  /** Section of the editor, also the key of its texts. */
  section: ClaimListName | 'longAnswers';
  /** Text of the action that opens the form of an item; "change" by default. */
  changeText?: 'keywords.change';
  /** Length to which a message shortens the name of an item; 60 by default. */
  namedCharacters?: number;
  renderItem?: (item: ShownItem<Values>) => ReactNode;
  suggested?: { type: AssistedSection['type']; valuesOf: (item: SuggestedItem) => Values };
  itemsOf: (claim: Claim) => readonly SavedItem<Values>[];
  writesOf: (claimId: string) => ItemWrites<Values>;
}

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
    isPublic: (state) => selectIsClaimPublic(state, claimId),
    ...list.writesOf(claimId),
  };
}

export const keywordList: ClaimItemList<{ title: string }> = {
  name: 'keywords',
  section: 'keywords',
  changeText: 'keywords.change',
  layout: 'chips',
  schema: NewKeywordInput,
  emptyValues: { title: '' },
  titleOf: ({ title }) => title,
  isSame: (a, b) => isSameWord(a.title, b.title),
  split: ({ title }) => listedWords(title).map((word) => ({ title: word })),
  uniqueField: 'title',
  Fields: KeywordFields,
  itemsOf: ({ keywords }) => keywords,
  writesOf: itemWrites('Keyword'),
};
