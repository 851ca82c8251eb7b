import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ItemFieldsProps } from '@/ui/editor/itemList';
import { Field } from '@/ui/form/Field';

/** The one field of a story or a connection: the prompt stands above it. */
export function PartFields({ buttons }: ItemFieldsProps<{ text: string }>) {
  const { t } = useTranslation('profileParts');
  return (
    <>
      <Field name="text" label={t('text.label')} help={t('text.help')} rows={3} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{buttons}</Box>
    </>
  );
}
