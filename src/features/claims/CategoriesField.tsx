import DoneIcon from '@mui/icons-material/CheckOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '@/api/schema/fields';
import { useAppDispatch, useAppSelector, useLoad } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useLanguage } from '@/ui/text/useLanguage';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/store/categoriesSlice';

const tooMany = 'editing:validation.atMostThreeCategories';

/** Up to three categories of those the server offers; a fourth is refused with the reason (CLS-02). */
export function CategoriesField() {
  const { t } = useTranslation(['claims', 'editing']);
  const dispatch = useAppDispatch();
  const { field } = useController({ name: 'categories' });
  const chosen = field.value as readonly string[];
  const categories = useAppSelector(selectCategories);
  const request = useAppSelector(selectCategoriesRequest);
  const locale = useLanguage();
  const reload = useLoad(fetchCategories, { query: { locale } }, request);
  const [refused, setRefused] = useState(false);

  const isFull = chosen.length >= limits.claimCategories;
  const toggle = (id: string) => {
    const isChosen = chosen.includes(id);
    setRefused(!isChosen && isFull);
    // The list can be longer than the screen: the reason is announced where it is seen, and stands above the list.
    if (!isChosen && isFull) dispatch(noticeAdded({ severity: 'error', textKey: tooMany }));
    if (isChosen) field.onChange(chosen.filter((other) => other !== id));
    else if (!isFull) field.onChange([...chosen, id]);
  };

  const namesOf = (ids: unknown) =>
    Array.isArray(ids)
      ? ids.map((chosenId) => categories.find(({ id }) => id === chosenId)?.name ?? '').join(', ')
      : undefined;

  return (
    <FieldFrame name="categories" label={t('categories.label')} valueText={namesOf} group>
      {() => (
        <StatusView
          request={request}
          hasContent={categories.length > 0}
          skeleton={<ListSkeleton rows={2} height={44} />}
          empty={<Typography>{t('categories.none')}</Typography>}
          onRetry={reload}
        >
          <Typography variant="body2" sx={{ color: refused ? 'error.main' : 'text.secondary' }}>
            {t('categories.chosen', { count: chosen.length, max: limits.claimCategories })}{' '}
            {refused ? t('editing:validation.atMostThreeCategories') : null}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {categories.map(({ id, name }) => (
              <Chip
                key={id}
                component="button"
                type="button"
                clickable
                aria-pressed={chosen.includes(id)}
                color={chosen.includes(id) ? 'primary' : 'default'}
                variant={chosen.includes(id) ? 'filled' : 'outlined'}
                {...(chosen.includes(id) ? { icon: <DoneIcon /> } : {})}
                label={name}
                onClick={() => toggle(id)}
                onBlur={field.onBlur}
                sx={{
                  minHeight: 44,
                  px: 1,
                  typography: 'body2',
                  opacity: isFull && !chosen.includes(id) ? 0.7 : undefined,
                }}
              />
            ))}
          </Stack>
        </StatusView>
      )}
    </FieldFrame>
  );
}
