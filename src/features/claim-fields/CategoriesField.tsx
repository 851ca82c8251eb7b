import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Category } from '@/api/schema/entities';
import { limits } from '@/api/schema/fields';
import { relatedCategories, stillOffered, type ClaimContext } from '@/domain/relatedCategories';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { noticeAdded } from '@/store/notices';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { ToggleChips } from '@/ui/basics/ChipButton';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { FieldFrame } from '@/ui/form/FieldFrame';
import { useLanguage } from '@/ui/text/useLanguage';
import { WithdrawnCategories } from '@/ui/text/WithdrawnCategories';

const limitsOf = {
  claims: { near: 5, chosen: limits.claimCategories },
  ownPosts: { near: 3, chosen: Infinity },
} as const;

const tooMany = 'editing:validation.atMostThreeCategories';

interface CategoriesFieldProps {
  /** Of a post, as many as one likes. */
  area?: keyof typeof limitsOf;
  /** Shows related categories related, the others behind a button. */
  near?: ClaimContext;
  /** The saved categories: those that are no longer offered are only named. */
  known?: readonly Pick<Category, 'id' | 'name'>[];
}

/** Of the server's categories; of a claim up to three, a fourth is refused with the reason (CLS-02). */
export function CategoriesField({ area = 'claims', near, known = [] }: CategoriesFieldProps) {
  const { t } = useTranslation([area, 'editing']);
  const dispatch = useAppDispatch();
  const { field } = useController({ name: 'categories' });
  const categories = useAppSelector(selectCategories);
  const chosen = stillOffered(field.value as string[], categories);
  const request = useRequest(selectCategoriesRequest);
  const reload = useLoad(fetchCategories, { query: { locale: useLanguage() } }, request);
  const [refused, setRefused] = useState(false);
  const related = near ? relatedCategories(categories, near).slice(0, limitsOf[area].near) : [];
  const { visible, showAll, chips } = useShownCategories(categories, chosen, related);
  const max = limitsOf[area].chosen;
  const isFull = chosen.length >= max;
  const toggle = (id: string) => {
    const isChosen = chosen.includes(id);
    setRefused(!isChosen && isFull);
    // The reason is above the list, which can be longer than the screen: the notice is seen everywhere.
    if (!isChosen && isFull) dispatch(noticeAdded({ severity: 'error', textKey: tooMany }));
    if (isChosen) field.onChange(chosen.filter((chosenId) => chosenId !== id));
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
          {max < Infinity ? (
            <Typography variant="body2" sx={{ color: refused ? 'error.main' : 'text.secondary' }}>
              {t('claims:categories.chosen', { count: chosen.length, max })} {refused ? t(tooMany) : null}
            </Typography>
          ) : null}
          <WithdrawnCategories saved={known} offered={categories} />
          <Box sx={{ mt: 1 }}>
            <ToggleChips
              ref={chips}
              items={visible}
              chosen={chosen}
              onToggle={toggle}
              onBlur={field.onBlur}
              isFull={isFull}
            />
          </Box>
          {showAll ? (
            <Button
              sx={(theme) => ({ ...theme.mixins.textButtonAtEdge, mt: 0.5, justifySelf: 'start' })}
              onClick={showAll}
            >
              {t('categories.all')}
            </Button>
          ) : null}
        </StatusView>
      )}
    </FieldFrame>
  );
}

/** The chosen and the related categories; all of them after `showAll`, which is null then. */
function useShownCategories(categories: readonly Category[], chosen: readonly string[], related: readonly Category[]) {
  const [isOpen, setOpen] = useState(false);
  const chips = useRef<HTMLDivElement>(null);
  const others = categories.filter((category) => !related.includes(category));
  const areAllShown = isOpen || related.length === 0;
  const visible = [...related, ...others.filter(({ id }) => areAllShown || chosen.includes(id))];
  const showAll = () => {
    const next = others.find(({ id }) => !chosen.includes(id));
    flushSync(() => setOpen(true));
    // The button is gone.
    const place = next ? [...related, ...others].indexOf(next) : 0;
    chips.current?.querySelectorAll('button')[place]?.focus();
  };
  return { visible, showAll: visible.length < categories.length ? showAll : null, chips };
}
