import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Category } from '@/api/schema/entities';
import { z } from '@/api/schema/zod';
import { ChosenCategories } from '@/domain/post';
import { dialogActions } from '@/ui/basics/stickyBar';
import { Form, SubmitButton } from '@/ui/form/Form';
import { PostCategoriesField } from './PostCategoriesField';

const Values = z.object({ categories: ChosenCategories });

interface CategoriesFormProps {
  /** Below the categories; the actions stay in sight. */
  children?: ReactNode;
  label: string;
  submitLabel: string;
  /** Chosen already. */
  known?: readonly Category[];
  draft?: string;
  failureText?: (failure: ApiFailure) => string | undefined;
  onSubmit: (categories: string[]) => Promise<ApiFailure | null>;
  onCancel: () => void;
}

/** Asks in a dialog for the categories to publish in. */
export function CategoriesForm(props: CategoriesFormProps) {
  const { label, submitLabel, known = [], draft, failureText, onSubmit, onCancel, children } = props;
  const { t } = useTranslation();
  return (
    <Form
      schema={Values}
      defaultValues={{ categories: known.map(({ id }) => id) }}
      draft={draft}
      label={label}
      onSubmit={({ categories }) => onSubmit(categories)}
      {...(failureText ? { failureText } : {})}
    >
      <PostCategoriesField known={known} />
      {children}
      <Box sx={dialogActions}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </Box>
    </Form>
  );
}
