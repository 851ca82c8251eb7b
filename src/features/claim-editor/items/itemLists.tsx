import { EssentialInput, FactInput, FaqInput, TipInput } from '@/api/endpoints/claims';
import type { z } from '@/api/schema/zod';
import { comparableAnswer, isSameAnswer } from '@/domain/longAnswer';
import { matchesInput } from '@/domain/matchesInput';
import { itemWrites } from '@/entities/claim/itemWrites';
import { LongAnswerForm, type LongAnswerValues, longAnswerWrites } from '@/entities/claim/longAnswerWrites';
import type { ClaimItemList } from '@/features/claim-fields/claimItems';
import { LongAnswerFields } from './LongAnswerFields';
import { LongAnswerRow } from './LongAnswerRow';
import { Box, Typography } from '@mui/material';
import { truncate } from '@/domain/plainText';
import { tallLink } from '@/ui/basics/hitArea';
import { SafeLink } from '@/ui/basics/SafeLink';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/form/Field';

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
  writesOf: itemWrites('Fact'),
};

export const faqList: ClaimItemList<z.output<typeof FaqInput>> = {
  name: 'faqs',
  section: 'faqs',
  layout: 'rows',
  schema: FaqInput,
  emptyValues: { title: '', text: '', link: '' },
  titleOf: ({ title }) => title,
  isSame: (item, { title, text }) => matchesInput(item, { title, text }),
  laterFields: ['link'],
  Fields: FaqFields,
  renderItem: ({ title, text, link }) => <ItemSummary title={title} text={text} link={link} />,
  itemsOf: ({ faqs }) => faqs,
  writesOf: itemWrites('Faq'),
};

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
  writesOf: itemWrites('Tip'),
};

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
  writesOf: itemWrites('Essential'),
};

const emptyAnswer: LongAnswerValues = { headline: '', video: '', text: '', source: '', comment: '' };

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

const shownCharacters = 140;

function ItemSummary({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <Box sx={{ py: 0.5, overflowWrap: 'anywhere', hyphens: 'auto' }}>
      <Typography sx={text || link ? { fontWeight: 600 } : undefined}>{title}</Typography>
      {text ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {truncate(text, shownCharacters)}
        </Typography>
      ) : null}
      {link ? (
        <Typography variant="body2" component="div">
          <SafeLink href={link} sx={tallLink} />
        </Typography>
      ) : null}
    </Box>
  );
}

function TipFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('tips.name')} help={t('tips.nameHelp')} size="full" />
      <Field name="text" label={t('text')} rows={3} size="full" />
      <AddressField name="link" label={t('link')} />
    </>
  );
}

function FactFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('facts.name')} help={t('facts.nameHelp')} size="full" />
      <Field name="text" label={t('text')} rows={3} size="full" />
      <AddressField name="source" label={t('facts.source')} />
    </>
  );
}

function FaqFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('faqs.name')} help={t('faqs.nameHelp')} size="full" />
      <Field name="text" label={t('faqs.answer')} rows={3} size="full" />
      <AddressField name="link" label={t('link')} />
    </>
  );
}

function EssentialFields() {
  const { t } = useTranslation('claims');
  return <Field name="text" label={t('essentials.name')} help={t('essentials.nameHelp')} rows={2} size="full" />;
}

function AddressField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('claims');
  return <Field name={name} label={label} help={t('linkHelp')} type="url" inputMode="url" size="full" optional />;
}
