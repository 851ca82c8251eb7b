import type { FieldValues } from 'react-hook-form';
import { NewKeywordInput, TipInput, type Claim } from '@/api/endpoints/claims';
import { hasValues } from '@/domain/hasValues';
import type { SuggestedItem } from '@/domain/suggestedText';
import type { AssistedPart } from '@/ui/editor/assistedPart';
import type { Position } from '@/domain/listOrder';
import type { AppThunk } from '@/store/rootReducer';
import type { ThunkResult } from '@/store/thunkResult';
import type { ItemListOptions, SavedItem } from '@/ui/editor/itemList';
import type { SavedList } from '@/ui/editor/savedList';
import {
  addKeyword,
  addTip,
  deleteKeyword,
  deleteTip,
  reorderKeywords,
  reorderTips,
  selectClaim,
  selectClaimRequest,
  updateKeyword,
  updateTip,
} from '../../claimsSlice';
import { KeywordFields } from './KeywordFields';
import { TipFields, type TextWithLink } from './TextWithLinkFields';

type Call = AppThunk<PromiseLike<ThunkResult>>;

/** One list of a claim: its form, its place in the claim, and its four calls. */
export interface ClaimItemList<Values extends FieldValues> extends ItemListOptions<Values> {
  /** Also the group of its texts. */
  name: 'keywords' | 'tips';
  /** Opens the form of an item, where another word than "change" says it. */
  changeText?: 'keywords.change';
  /** What a row shows below its title. */
  detailsOf?: (values: Values) => { text?: string; link?: string };
  /** How the assistant's suggestions become items. */
  suggested?: { type: AssistedPart['type']; valuesOf: (item: SuggestedItem) => Values };
  itemsOf: (claim: Claim) => readonly SavedItem<Values>[];
  add: (claimId: string, values: Values) => Call;
  update: (claimId: string, id: string, values: Values, order: number) => Call;
  remove: (claimId: string, id: string) => Call;
  reorder: (claimId: string, positions: Position[]) => Call;
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
    add: (values) => list.add(claimId, values),
    update: (id, values, order) => list.update(claimId, id, values, order),
    remove: (id) => list.remove(claimId, id),
    reorder: (positions) => list.reorder(claimId, positions),
  };
}

function isSameText(one: string, other: string): boolean {
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
  isSame: (one, other) => isSameText(one.title, other.title),
  uniqueField: 'title',
  Fields: KeywordFields,
  itemsOf: ({ keywords }) => keywords,
  add: (claimId, body) => addKeyword({ params: { claimId }, body }),
  update: (claimId, keywordId, values, order) =>
    updateKeyword({ params: { claimId, keywordId }, body: { ...values, order } }),
  remove: (claimId, keywordId) => deleteKeyword({ params: { claimId, keywordId } }),
  reorder: (claimId, positions) => reorderKeywords({ params: { claimId }, body: { positions } }),
};

/** Short pieces of advice, each with a text and a link (CLS-04). */
export const tipList: ClaimItemList<TextWithLink> = {
  name: 'tips',
  layout: 'rows',
  schema: TipInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: (one, other) => hasValues(one, other),
  Fields: TipFields,
  detailsOf: ({ text, link }) => ({ text, link }),
  suggested: { type: 'tips', valuesOf: ({ title, text }) => ({ title, text, link: '' }) },
  itemsOf: ({ tips }) => tips,
  add: (claimId, body) => addTip({ params: { claimId }, body }),
  update: (claimId, tipId, body) => updateTip({ params: { claimId, tipId }, body }),
  remove: (claimId, tipId) => deleteTip({ params: { claimId, tipId } }),
  reorder: (claimId, positions) => reorderTips({ params: { claimId }, body: { positions } }),
};
