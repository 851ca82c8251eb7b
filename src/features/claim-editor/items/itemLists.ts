import { EssentialInput, FactInput, FaqInput, TipInput } from '@/api/endpoints/claims';
import { hasValues } from '@/domain/hasValues';
import * as calls from '@/entities/claim/itemWrites';
import type { ClaimItemList } from '@/features/claim-fields';
import { EssentialFields, FactFields, FaqFields, TipFields, type Fact, type TextWithLink } from './fields';

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
  suggested: { type: 'tips', valuesOf: ({ title, text }) => ({ title, text, link: '' }) },
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
