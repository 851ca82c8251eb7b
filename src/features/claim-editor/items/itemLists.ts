import { EssentialInput, FactInput, FaqInput, TipInput } from '@/api/endpoints/claims';
import { matchesInput } from '@/domain/matchesInput';
import { essentialWrites, factWrites, faqWrites, tipWrites } from '@/entities/claim/itemWrites';
import type { ClaimItemList } from '@/features/claim-fields';
import { EssentialFields, FactFields, FaqFields, TipFields, type FactValues, type TextWithLink } from './fields';

/** What is known, and where from (CLS-06). */
export const factList: ClaimItemList<FactValues> = {
  name: 'facts',
  layout: 'rows',
  schema: FactInput,
  emptyValues: { title: '', text: '', source: '' },
  titleOf: ({ title }) => title,
  isSame: (one, other) => matchesInput(one, other),
  Fields: FactFields,
  detailsOf: ({ text, source }) => ({ text, link: source }),
  itemsOf: ({ facts }) => facts,
  ...factWrites,
};

/** Questions that follow, with their answers (CLS-07). */
export const faqList: ClaimItemList<TextWithLink> = {
  name: 'faqs',
  layout: 'rows',
  schema: FaqInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: (one, { title, text }) => matchesInput(one, { title, text }),
  laterFields: ['link'],
  Fields: FaqFields,
  detailsOf: ({ text, link }) => ({ text, link }),
  itemsOf: ({ faqs }) => faqs,
  ...faqWrites,
};

/** Short pieces of advice (CLS-04). */
export const tipList: ClaimItemList<TextWithLink> = {
  name: 'tips',
  layout: 'rows',
  schema: TipInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: (one, other) => matchesInput(one, other),
  Fields: TipFields,
  detailsOf: ({ text, link }) => ({ text, link }),
  suggested: { type: 'tips', valuesOf: ({ title, text }) => ({ title, text, link: '' }) },
  itemsOf: ({ tips }) => tips,
  ...tipWrites,
};

/** What is to be remembered, a sentence each (CLS-08). */
export const essentialList: ClaimItemList<{ text: string }> = {
  name: 'essentials',
  layout: 'rows',
  schema: EssentialInput,
  emptyValues: { text: '' },
  titleOf: ({ text }) => text,
  isSame: (one, other) => matchesInput(one, other),
  Fields: EssentialFields,
  itemsOf: ({ essentials }) => essentials,
  ...essentialWrites,
};
