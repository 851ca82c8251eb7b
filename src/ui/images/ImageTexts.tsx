import { useTranslation } from 'react-i18next';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { Field } from '@/ui/form/Field';

/** The description comes first (IMG-03), since everybody who cannot see the image depends on it. */
export function ImageTexts({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('images');
  return (
    <>
      <Field name="alt" label={t('texts.alt')} help={t('texts.altHelp')} size="full" optional />
      <Field name="description" label={t('texts.description')} size="full" optional />
      <Field name="author" label={t('texts.author')} help={t('texts.authorHelp')} size="full" optional />
      <CheckboxField name="show_copyright" label={t('texts.show')} />
      {isNew ? null : (
        <>
          <Field name="name" label={t('texts.name')} help={t('texts.nameHelp')} size="full" optional />
          <Field name="label" label={t('texts.label')} help={t('texts.labelHelp')} size="full" optional />
        </>
      )}
    </>
  );
}
