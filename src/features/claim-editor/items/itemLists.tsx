import { EssentialInput, FactInput, FaqInput, TipInput } from '@/api/endpoints/claims';
import type { z } from '@/api/schema/zod';
import { comparableAnswer, isSameAnswer } from '@/domain/longAnswer';
import { matchesInput } from '@/domain/matchesInput';
import { essentialWrites, factWrites, faqWrites, tipWrites } from '@/entities/claim/itemWrites';
import { LongAnswerForm, longAnswerWrites, type LongAnswerValues } from '@/entities/claim/longAnswerWrites';
import type { ClaimItemList } from '@/features/claim-fields';
import { ItemSummary } from './ItemSummary';
import { LongAnswerFields } from './LongAnswerFields';
import { LongAnswerRow } from './LongAnswerRow';
import { EssentialFields, FactFields, FaqFields, TipFields } from './fields';

/** Facts with their sources (CLS-06). */
export const factList: ClaimItemList<z.output<typeof FactInput>> = {
  name: 'facts',
  section: 'facts',
  layout: 'rows',
  schema: FactInput,
  emptyValues: { title: '', text: '', source: '' },
  titleOf: ({ title }) => title,
  isSame: matchesInput,
  Fields: FactFields,
  renderItem: ({ title, text, source }) => <ItemSummary title={title} text={text} link={source} />,
  itemsOf: ({ facts }) => facts,
  writesOf: factWrites,
};

/** Follow-up questions with their answers (CLS-07). */
export const faqList: ClaimItemList<z.output<typeof FaqInput>> = {
  name: 'faqs',
  section: 'faqs',
  layout: 'rows',
  schema: FaqInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: (one, { title, text }) => matchesInput(one, { title, text }),
  laterFields: ['link'],
  Fields: FaqFields,
  renderItem: ({ title, text, link }) => <ItemSummary title={title} text={text} link={link} />,
  itemsOf: ({ faqs }) => faqs,
  writesOf: faqWrites,
};

/** Short pieces of advice (CLS-04). */
export const tipList: ClaimItemList<z.output<typeof TipInput>> = {
  name: 'tips',
  section: 'tips',
  layout: 'rows',
  schema: TipInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: matchesInput,
  Fields: TipFields,
  renderItem: ({ title, text, link }) => <ItemSummary title={title} text={text} link={link} />,
  suggested: { type: 'tips', valuesOf: ({ title, text }) => ({ title, text, link: '' }) },
  itemsOf: ({ tips }) => tips,
  writesOf: tipWrites,
};

/** What readers should remember, a sentence each (CLS-08). */
export const essentialList: ClaimItemList<z.output<typeof EssentialInput>> = {
  name: 'essentials',
  section: 'essentials',
  layout: 'rows',
  schema: EssentialInput,
  emptyValues: { text: '' },
  titleOf: ({ text }) => text,
  isSame: matchesInput,
  Fields: EssentialFields,
  itemsOf: ({ essentials }) => essentials,
  writesOf: essentialWrites,
};

const emptyAnswer: LongAnswerValues = { headline: '', video: '', text: '', source: '', comment: '' };

/** Detailed answers, each with a text, images, a video and a source (CLS-09). */
export const longAnswerList: ClaimItemList<LongAnswerValues> = {
  name: 'long_answers',
  section: 'longAnswers',
  layout: 'rows',
  schema: LongAnswerForm,
  emptyValues: emptyAnswer,
  titleOf: ({ headline }) => headline,
  namedCharacters: Infinity,
  isSame: isSameAnswer,
  comparable: comparableAnswer,
  Fields: LongAnswerFields,
  renderItem: (item) => <LongAnswerRow item={item} />,
  suggested: { type: 'long_answer_subtitles', valuesOf: ({ title }) => ({ ...emptyAnswer, headline: title }) },
  itemsOf: ({ long_answers }) => long_answers,
  writesOf: longAnswerWrites,
};
