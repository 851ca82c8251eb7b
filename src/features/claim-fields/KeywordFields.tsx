import { useTranslation } from 'react-i18next';
import { requestedKeywords } from '@/domain/publishing';
import type { ItemFieldsProps } from '@/ui/editor/items/itemList';
import { Field } from '@/ui/form/Field';

export function KeywordFields({ values, count, buttons }: ItemFieldsProps<{ title: string }>) {
  const { t } = useTranslation('claims');
  const missing = requestedKeywords - count;
  const help = missing > 0 ? t('keywords.missing', { count: missing }) : undefined;
  if (values) {
    const label = t('keywords.changeLabel', { name: values.title });
    return <Field name="title" label={label} size="full" endAdornment={buttons} />;
  }
  const label = t('keywords.add');
  return (
    <Field
      name="title"
      label={label}
      placeholder={label}
      help={help}
      size="full"
      endAdornment={buttons}
      isLabelHidden
    />
  );
}
