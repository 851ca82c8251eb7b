import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { Category } from '@/api/schema/entities';
import { z } from '@/api/schema/zod';
import { stillOffered } from '@/domain/relatedCategories';
import { chosenCategories } from '@/domain/post';
import type { CallResult } from '@/store/callResult';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { dialogActions } from '@/ui/basics/stickyBar';
import { EditForm } from '@/ui/form/EditForm';
import { SubmitButton } from '@/ui/form/Form';
import { useController } from 'react-hook-form';
import { ToggleChips } from '@/ui/basics/ChipButton';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { useLanguage } from '@/ui/text/useLanguage';
import { WithdrawnCategories } from '@/ui/text/WithdrawnCategories';

interface CategoriesFormProps {
  children?: ReactNode;
  label: string;
  submitLabel: string;
  chosen?: readonly Category[];
  draft?: string;
  readNewest?: () => Promise<CallResult<{ categories: string[] }>>;
  failureText?: (failure: ApiFailure) => string | undefined;
  onSubmit: (categories: string[]) => Promise<ApiFailure | null>;
  onCancel: () => void;
}

export function CategoriesForm(props: CategoriesFormProps) {
  const { label, submitLabel, chosen = [], draft, readNewest, failureText, onSubmit, onCancel, children } = props;
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
      <PostCategoriesField before={chosen} />
      {children}
      <Box sx={dialogActions}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <SubmitButton>{submitLabel}</SubmitButton>
      </Box>
    </EditForm>
  );
}

/** Of those chosen before, the categories that are no longer offered are only named. */
function PostCategoriesField({ before }: { before: readonly Category[] }) {
  const { t } = useTranslation('ownPosts');
  const { field } = useController({ name: 'categories' });
  const offered = useAppSelector(selectCategories);
  const chosen = stillOffered(field.value as string[], offered);
  const request = useRequest(selectCategoriesRequest);
  const reload = useLoad(fetchCategories, { query: { locale: useLanguage() } }, request);
  const toggle = (id: string) =>
    field.onChange(chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id]);
  const namesOf = (ids: unknown) =>
    Array.isArray(ids)
      ? ids.map((chosenId) => offered.find(({ id }) => id === chosenId)?.name ?? '').join(', ')
      : undefined;
  return (
    <FieldFrame name="categories" label={t('categories.label')} help={t('categories.help')} valueText={namesOf} group>
      {() => (
        <StatusView
          request={request}
          hasContent={offered.length > 0}
          skeleton={<ListSkeleton rows={2} height={44} />}
          empty={<Typography>{t('categories.none')}</Typography>}
          onRetry={reload}
        >
          <WithdrawnCategories saved={before} offered={offered} />
          <Box sx={{ mt: 1 }}>
            <ToggleChips items={offered} chosen={chosen} onToggle={toggle} onBlur={field.onBlur} />
          </Box>
        </StatusView>
      )}
    </FieldFrame>
  );
}
