import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ItemFieldsProps } from '@/ui/editor/itemList';
import { Field } from '@/ui/form/Field';

export interface TextWithLink {
  title: string;
  text: string;
  link: string;
}

/** Title, text and link of a tip. */
export function TipFields({ buttons }: ItemFieldsProps<TextWithLink>) {
  const { t } = useTranslation('claimParts');
  return (
    <>
      <Field name="title" label={t('tips.titleLabel')} help={t('tips.titleHelp')} size="full" />
      <Field name="text" label={t('text')} rows={3} size="full" optional />
      <Field name="link" label={t('link')} help={t('linkHelp')} type="url" inputMode="url" size="full" optional />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{buttons}</Box>
    </>
  );
}
