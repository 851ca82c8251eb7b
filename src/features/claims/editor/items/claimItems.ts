import type { FieldValues } from 'react-hook-form';
import { NewKeywordInput, type Claim } from '@/api/endpoints/claims';
import type { Position } from '@/domain/listOrder';
import type { AppDispatch } from '@/store/rootReducer';
import type { getFailure } from '@/store/thunkResult';
import type { ItemListOptions, SavedItem } from '@/ui/editor/itemList';
import { addKeyword, deleteKeyword, reorderKeywords, updateKeyword } from '../../claimsSlice';
import { KeywordFields } from './KeywordFields';

type Call = (dispatch: AppDispatch) => Promise<Parameters<typeof getFailure>[0]>;

/** One list of a claim: its form, its place in the claim, and its four calls. */
export interface ClaimItemList<Values extends FieldValues> extends ItemListOptions<Values> {
  /** Also the area of its texts: `title`, `add`, `change`, `deleted`. */
  name: 'keywords';
  itemsOf: (claim: Claim) => readonly SavedItem<Values>[];
  add: (claimId: string, values: Values) => Call;
  update: (claimId: string, id: string, values: Values, order: number) => Call;
  remove: (claimId: string, id: string) => Call;
  reorder: (claimId: string, positions: Position[]) => Call;
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The words a claim is found by (CLS-01). */
export const keywordList: ClaimItemList<{ title: string }> = {
  name: 'keywords',
  layout: 'chips',
  schema: NewKeywordInput,
  emptyValues: { title: '' },
  titleOf: ({ title }) => title,
  isSame: (one, other) => isSameText(one.title, other.title),
  uniqueField: 'title',
  Fields: KeywordFields,
  itemsOf: ({ keywords }) => keywords,
  add: (claimId, body) => (dispatch) => dispatch(addKeyword({ params: { claimId }, body })),
  update: (claimId, keywordId, values, order) => (dispatch) =>
    dispatch(updateKeyword({ params: { claimId, keywordId }, body: { ...values, order } })),
  remove: (claimId, keywordId) => (dispatch) => dispatch(deleteKeyword({ params: { claimId, keywordId } })),
  reorder: (claimId, positions) => (dispatch) =>
    dispatch(reorderKeywords({ params: { claimId }, body: { positions } })),
};
