import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { LongText, Title } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import type { SuggestedItem } from '@/domain/suggestedText';
import { Field, FocusedField } from '@/ui/form/Field';
import { Form, SubmitButton } from '@/ui/form/Form';

const EditedItem = z.object({ title: Title, text: LongText });

interface EditItemProps {
  draft: string;
  item: SuggestedItem;
  hasText: boolean;
  /** Failure of adding it unedited. */
  refused: ApiFailure | undefined;
  onSubmit: (item: SuggestedItem) => Promise<ApiFailure | null>;
  onBack: () => void;
}

export function EditItem({ draft, item, hasText, refused, onSubmit, onBack }: EditItemProps) {
  const { t } = useTranslation('assistant');
  return (
    <Form
      schema={EditedItem}
      defaultValues={item}
      idPrefix="assistant-edit"
      label={t('edit.label')}
      validateOn="submit"
      draft={draft}
      serverFields={{ headline: 'title' }}
      refused={refused}
      onSubmit={onSubmit}
    >
      <Field name="title" label={t(hasText ? 'edit.title' : 'edit.headline')} size="full" />
      {hasText ? <Field name="text" label={t('edit.text')} rows={3} /> : null}
      <FocusedField name="title" />
      <Box sx={({ mixins }) => mixins.actions}>
        <Button onClick={onBack}>{t('edit.back')}</Button>
        <SubmitButton>{t('items.add')}</SubmitButton>
      </Box>
    </Form>
  );
}
