import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/form/Field';

export function TipFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('tips.name')} help={t('tips.nameHelp')} size="full" />
      <Field name="text" label={t('text')} rows={3} size="full" />
      <AddressField name="link" label={t('link')} />
    </>
  );
}

export function FactFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('facts.name')} help={t('facts.nameHelp')} size="full" />
      <Field name="text" label={t('text')} rows={3} size="full" />
      <AddressField name="source" label={t('facts.source')} />
    </>
  );
}

export function FaqFields() {
  const { t } = useTranslation('claims');
  return (
    <>
      <Field name="title" label={t('faqs.name')} help={t('faqs.nameHelp')} size="full" />
      <Field name="text" label={t('faqs.answer')} rows={3} size="full" />
      <AddressField name="link" label={t('link')} />
    </>
  );
}

export function EssentialFields() {
  const { t } = useTranslation('claims');
  return <Field name="text" label={t('essentials.name')} help={t('essentials.nameHelp')} rows={2} size="full" />;
}

function AddressField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('claims');
  return <Field name={name} label={label} help={t('linkHelp')} type="url" inputMode="url" size="full" optional />;
}
