import type { FieldValues } from 'react-hook-form';
import { EssentialInput, FactInput, FaqInput, NewKeywordInput, TipInput, type Claim } from '@/api/endpoints/claims';
import { hasValues } from '@/domain/hasValues';
import type { Position } from '@/domain/listOrder';
import type { AppThunk } from '@/store/rootReducer';
import type { ThunkResult } from '@/store/thunkResult';
import type { ItemListOptions, SavedItem } from '@/ui/editor/itemList';
import type { SavedList } from '@/ui/editor/savedList';
import {
  addKeyword,
  deleteKeyword,
  reorderKeywords,
  selectClaim,
  selectClaimRequest,
  updateKeyword,
} from '../../claimsSlice';
import { EssentialFields, FactFields, FaqFields, TipFields, type Fact, type TextWithLink } from './ItemFields';
import { KeywordFields } from './KeywordFields';
import * as calls from './partCalls';

type Call = AppThunk<PromiseLike<ThunkResult>>;

/** One list of a claim: its form, its place in the claim, and its four calls. */
export interface ClaimItemList<Values extends FieldValues>
  extends ItemListOptions<Values>, Pick<SavedList<Values>, 'laterFields'> {
  /** Also the group of its texts. */
  name: 'keywords' | 'facts' | 'faqs' | 'tips' | 'essentials';
  /** Opens the form of an item, where another word than "change" says it. */
  changeText?: 'keywords.change';
  /** What a row shows below its title. */
  detailsOf?: (values: Values) => { text?: string; link?: string };
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
  uniqueField: 'title',
  Fields: KeywordFields,
  itemsOf: ({ keywords }) => keywords,
  add: (claimId, body) => addKeyword({ params: { claimId }, body }),
  update: (claimId, keywordId, values, order) =>
    updateKeyword({ params: { claimId, keywordId }, body: { ...values, order } }),
  remove: (claimId, keywordId) => deleteKeyword({ params: { claimId, keywordId } }),
  reorder: (claimId, positions) => reorderKeywords({ params: { claimId }, body: { positions } }),
};

/** What is known, and where from (CLS-06). */
export const factList: ClaimItemList<Fact> = {
  name: 'facts',
  layout: 'rows',
  schema: FactInput,
  emptyValues: { title: '', text: '', source: '' },
  titleOf: ({ title }) => title,
  isSame: (one, other) => hasValues(one, other),
  Fields: FactFields,
  detailsOf: ({ text, source }) => ({ text, link: source }),
  itemsOf: ({ facts }) => facts,
  add: (claimId, body) => calls.addFact({ params: { claimId }, body }),
  update: (claimId, factId, body) => calls.updateFact({ params: { claimId, factId }, body }),
  remove: (claimId, factId) => calls.deleteFact({ params: { claimId, factId } }),
  reorder: (claimId, positions) => calls.reorderFacts({ params: { claimId }, body: { positions } }),
};

/** Questions that follow, with their answers (CLS-07). */
export const faqList: ClaimItemList<TextWithLink> = {
  name: 'faqs',
  layout: 'rows',
  schema: FaqInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: (one, { title, text }) => hasValues(one, { title, text }),
  laterFields: ['link'],
  Fields: FaqFields,
  detailsOf: ({ text, link }) => ({ text, link }),
  itemsOf: ({ faqs }) => faqs,
  add: (claimId, { title, text }) => calls.addFaq({ params: { claimId }, body: { title, text } }),
  update: (claimId, faqId, body) => calls.updateFaq({ params: { claimId, faqId }, body }),
  remove: (claimId, faqId) => calls.deleteFaq({ params: { claimId, faqId } }),
  reorder: (claimId, positions) => calls.reorderFaqs({ params: { claimId }, body: { positions } }),
};

/** Short pieces of advice (CLS-04). */
export const tipList: ClaimItemList<TextWithLink> = {
  name: 'tips',
  layout: 'rows',
  schema: TipInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: (one, other) => hasValues(one, other),
  Fields: TipFields,
  detailsOf: ({ text, link }) => ({ text, link }),
  itemsOf: ({ tips }) => tips,
  add: (claimId, body) => calls.addTip({ params: { claimId }, body }),
  update: (claimId, tipId, body) => calls.updateTip({ params: { claimId, tipId }, body }),
  remove: (claimId, tipId) => calls.deleteTip({ params: { claimId, tipId } }),
  reorder: (claimId, positions) => calls.reorderTips({ params: { claimId }, body: { positions } }),
};

/** What is to be remembered, a sentence each (CLS-08). */
export const essentialList: ClaimItemList<{ text: string }> = {
  name: 'essentials',
  layout: 'rows',
  schema: EssentialInput,
  emptyValues: { text: '' },
  titleOf: ({ text }) => text,
  isSame: (one, other) => hasValues(one, other),
  Fields: EssentialFields,
  itemsOf: ({ essentials }) => essentials,
  add: (claimId, { text }) => calls.addEssential({ params: { claimId }, body: { claim_id: claimId, text } }),
  update: (claimId, essentialId, body) => calls.updateEssential({ params: { claimId, essentialId }, body }),
  remove: (claimId, essentialId) => calls.deleteEssential({ params: { claimId, essentialId } }),
  reorder: (claimId, positions) => calls.reorderEssentials({ params: { claimId }, body: { positions } }),
};
