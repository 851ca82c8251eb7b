import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Category } from '@/api/schema/entities';
import { z } from '@/api/schema/zod';
import { stillOffered, type ClaimContext } from '@/domain/relatedCategories';
import { chosenCategories } from '@/domain/post';
import type { CallResult } from '@/store/callResult';
import { useAppSelector } from '@/store/hooks';
import { CategoriesField } from '@/features/claim-fields/CategoriesField';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { dialogActions } from '@/ui/basics/stickyBar';
import { EditForm } from '@/ui/form/EditForm';
import { SubmitButton } from '@/ui/form/Form';

interface CategoriesFormProps {
  /** Above the categories. */
  children?: ReactNode;
  label: string;
  /** What the post is about: the categories near to it come first, the others behind a button. */
  near?: ClaimContext;
  submitLabel: string;
  chosen?: readonly Category[];
  draft?: string;
  readNewest?: () => Promise<CallResult<{ categories: string[] }>>;
  failureText?: (failure: ApiFailure) => string | undefined;
  onSubmit: (categories: string[]) => Promise<ApiFailure | null>;
  onCancel: () => void;
}

export function CategoriesForm(props: CategoriesFormProps) {
  const { label, near, submitLabel, chosen = [], draft, readNewest, failureText, onSubmit, onCancel, children } = props;
  const { t } = useTranslation();
  const offered = useAppSelector(selectCategories);
  return (
    <EditForm
      schema={z.object({ categories: chosenCategories(offered) })}
      defaultValues={{ categories: chosen.map(({ id }) => id) }}
      draft={draft}
      label={label}
      readNewest={readNewest}
      onSubmit={({ categories }) => onSubmit(stillOffered(categories, offered))}
      {...(failureText ? { failureText } : {})}
    >
      {children}
      <CategoriesField area="ownPosts" known={chosen} {...(near ? { near } : {})} />
      <Box sx={dialogActions}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </Box>
    </EditForm>
  );
}
