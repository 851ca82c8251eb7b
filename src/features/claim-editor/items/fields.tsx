import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemFieldsProps } from '@/ui/editor/itemList';
import { Field } from '@/ui/form/Field';

export interface TextWithLink {
  title: string;
  text: string;
  link: string;
}

export interface FactValues {
  title: string;
  text: string;
  source: string;
}

/** A piece of advice. */
export function TipFields({ buttons }: ItemFieldsProps<TextWithLink>) {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('tips.name')} help={t('tips.nameHelp')} size="full" />
      <Field name="text" label={t('text')} rows={3} size="full" />
      <AddressField name="link" label={t('link')} />
      <Buttons>{buttons}</Buttons>
    </>
  );
}

/** Something that is known, and its source. */
export function FactFields({ buttons }: ItemFieldsProps<FactValues>) {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('facts.name')} help={t('facts.nameHelp')} size="full" />
      <Field name="text" label={t('text')} rows={3} size="full" />
      <AddressField name="source" label={t('facts.source')} />
      <Buttons>{buttons}</Buttons>
    </>
  );
}

/** A question that follows, and its answer. */
export function FaqFields({ buttons }: ItemFieldsProps<TextWithLink>) {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('faqs.name')} help={t('faqs.nameHelp')} size="full" />
      <Field name="text" label={t('faqs.answer')} rows={3} size="full" />
      <AddressField name="link" label={t('link')} />
      <Buttons>{buttons}</Buttons>
    </>
  );
}

/** One sentence to remember. */
export function EssentialFields({ buttons }: ItemFieldsProps<{ text: string }>) {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="text" label={t('essentials.name')} help={t('essentials.nameHelp')} rows={2} size="full" />
      <Buttons>{buttons}</Buttons>
    </>
  );
}

function AddressField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('claims');
  return <Field name={name} label={label} help={t('linkHelp')} type="url" inputMode="url" size="full" optional />;
}

function Buttons({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{children}</Box>;
}
