import { useTranslation } from 'react-i18next';
import type { ImageInput } from '@/api/endpoints/images';
import type { Image } from '@/api/schema/entities';
import type { z } from '@/api/schema/zod';
import { CheckboxField } from '@/ui/form/CheckboxField';
import { Field } from '@/ui/form/Field';

export type ImageTextsInput = z.output<typeof ImageInput>;

export const noTexts: ImageTextsInput = {
  name: '',
  description: '',
  alt: '',
  label: '',
  author: '',
  show_copyright: false,
};

/** The texts of an image, as a form begins with them. */
export function textsOf({ name, description, alt, label, author, show_copyright }: Image): ImageTextsInput {
  return { name, description, alt, label, author, show_copyright };
}

/** Whether anything was written that the upload itself does not bring along. */
export function hasTexts({ alt, description, author, label, show_copyright }: ImageTextsInput): boolean {
  return show_copyright || [alt, description, author, label].some((text) => text.trim() !== '');
}

/** What is said with an image (IMG-03): what it shows first, since everybody who cannot see it depends on that. */
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
