import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Category } from '@/api/schema/entities';
import { z } from '@/api/schema/zod';
import { stillOffered } from '@/domain/nearCategories';
import { chosenCategories } from '@/domain/post';
import type { CallResult } from '@/store/callResult';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { dialogActions } from '@/ui/basics/stickyBar';
import { EditForm } from '@/ui/form/EditForm';
import { SubmitButton } from '@/ui/form/Form';
import { PostCategoriesField } from './PostCategoriesField';

interface CategoriesFormProps {
  /** Below the categories; the actions stay in sight. */
  children?: ReactNode;
  label: string;
  submitLabel: string;
  /** Chosen already. */
  known?: readonly Category[];
  draft?: string;
  /** Reads the current choice from the server. */
  readNewest?: () => Promise<CallResult<{ categories: string[] }>>;
  failureText?: (failure: ApiFailure) => string | undefined;
  onSubmit: (categories: string[]) => Promise<ApiFailure | null>;
  onCancel: () => void;
}

export function CategoriesForm(props: CategoriesFormProps) {
  const { label, submitLabel, known = [], draft, readNewest, failureText, onSubmit, onCancel, children } = props;
  const { t } = useTranslation();
  const offered = useAppSelector(selectCategories);
  return (
    <EditForm
      schema={z.object({ categories: chosenCategories(offered) })}
      defaultValues={{ categories: known.map(({ id }) => id) }}
      draft={draft}
      label={label}
      readNewest={readNewest}
      onSubmit={({ categories }) => onSubmit(stillOffered(categories, offered))}
      {...(failureText ? { failureText } : {})}
    >
      <PostCategoriesField known={known} />
      {children}
      <Box sx={dialogActions}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </Box>
    </EditForm>
  );
}
