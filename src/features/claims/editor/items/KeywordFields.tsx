import { useTranslation } from 'react-i18next';
import { requestedKeywords } from '@/domain/publishing';
import type { ItemFieldsProps } from '@/ui/editor/itemList';
import { Field } from '@/ui/form/Field';

/** The one field of a keyword. */
export function KeywordFields({ values, count, buttons }: ItemFieldsProps<{ title: string }>) {
  const { t } = useTranslation(['claims', 'claimParts']);
  const missing = requestedKeywords - count;
  const help = missing > 0 ? t('keywords.missing', { count: missing }) : t('keywords.enough');
  return (
    <Field
      name="title"
      label={values ? t('claimParts:keywords.changeLabel', { name: values.title }) : t('claimParts:keywords.add')}
      help={values ? undefined : help}
      endAdornment={buttons}
    />
  );
}
