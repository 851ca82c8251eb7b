import { Box, Typography } from '@mui/material';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Category } from '@/api/schema/entities';
import { stillOffered } from '@/domain/nearCategories';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { ToggleChips } from '@/ui/basics/ToggleChips';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { useLanguage } from '@/ui/text/useLanguage';
import { WithdrawnCategories } from '@/ui/text/WithdrawnCategories';

/** Of `known`, the categories that are no longer offered are only named. */
export function PostCategoriesField({ known = [] }: { known?: readonly Pick<Category, 'id' | 'name'>[] }) {
  const { t } = useTranslation('ownPosts');
  const { field } = useController({ name: 'categories' });
  const offered = useAppSelector(selectCategories);
  const chosen = stillOffered(field.value as string[], offered);
  const request = useRequest(selectCategoriesRequest);
  const reload = useLoad(fetchCategories, { query: { locale: useLanguage() } }, request);
  const toggle = (id: string) =>
    field.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const namesOf = (ids: unknown) =>
    Array.isArray(ids) ? ids.map((one) => offered.find(({ id }) => id === one)?.name ?? '').join(', ') : undefined;
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
          <WithdrawnCategories known={known} offered={offered} />
          <Box sx={{ mt: 1 }}>
            <ToggleChips items={offered} chosen={chosen} onToggle={toggle} onBlur={field.onBlur} />
          </Box>
        </StatusView>
      )}
    </FieldFrame>
  );
}
