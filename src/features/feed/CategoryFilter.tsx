import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/api/schema/fields';
import { useSearchParams } from '@/routes/navigation';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { categoriesIn, categoryParameter } from '@/entities/post/publishedPosts';
import { stickyBar } from '@/ui/basics/stickyBar';
import { useBarHeight } from '@/ui/basics/useBarHeight';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { chosenLook, ToggleChips } from '@/ui/basics/ChipButton';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useLanguage } from '@/ui/text/useLanguage';

/** At most five categories (POS-01), kept in the address. */
export function useFeedFilter() {
  const [query, setQuery] = useSearchParams();
  const chosen = categoriesIn(query);
  const isFull = chosen.length >= limits.postFilterCategories;
  const choose = (ids: readonly string[]) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(categoryParameter);
        for (const id of ids) next.append(categoryParameter, id);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    chosen,
    isFull,
    toggle: (id: string) => {
      if (chosen.includes(id)) choose(chosen.filter((chosenId) => chosenId !== id));
      else if (!isFull) choose([...chosen, id]);
    },
    reset: () => choose([]),
  };
}
export type FeedFilter = ReturnType<typeof useFeedFilter>;

/** The bar above the discussion: the chosen categories, and the way to choose others (ux 4.5). */
export function CategoryFilter({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation('discussion');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { chosen } = filter;
  const categories = useAppSelector(selectCategories);
  const request = useRequest(selectCategoriesRequest);
  const isComing = request.status === 'idle' || request.status === 'loading';
  const nameOf = (category: string) =>
    categories.find(({ id }) => id === category)?.name || (isComing ? '…' : t('filter.unnamed'));
  const remove = (category: string) => {
    filter.toggle(category);
    button.current?.focus();
  };
  return (
    <Box component="section" aria-label={t('filter.label')} ref={useBarHeight('--nav-height', true)} sx={bar}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
        <Button
          ref={button}
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ flexShrink: 0 }}
        >
          {chosen.length > 0
            ? t('filter.change', { count: chosen.length, max: limits.postFilterCategories })
            : t('filter.open')}
        </Button>
        {chosen.length > 0 ? (
          <Stack direction="row" component="ul" aria-label={t('filter.chosenLabel')} sx={chosenRow}>
            {chosen.map((category) => (
              <li key={category}>
                <Chip
                  component="button"
                  clickable
                  variant="outlined"
                  label={`${nameOf(category)} ×`}
                  aria-label={t('filter.remove', { name: nameOf(category) })}
                  onClick={() => remove(category)}
                  sx={chosenChip}
                />
              </li>
            ))}
          </Stack>
        ) : null}
      </Stack>
      {isOpen ? <CategoryDrawer filter={filter} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
}

const bar = {
  ...stickyBar('top'),
  top: 'var(--sticky-top, 0px)',
  zIndex: 2,
  bgcolor: 'background.default',
  py: 1,
  mb: 1,
} as const;

/** One line, which a phone scrolls sideways, so that the posts keep their room. */
const chosenRow = {
  listStyle: 'none',
  p: 0,
  m: 0,
  gap: 1,
  minWidth: 0,
  overflowX: 'auto',
  '& > li': { flexShrink: 0 },
} as const;

const chosenChip = {
  minHeight: 40,
  px: 1,
  typography: 'body2',
  fontWeight: 600,
  '&, &.MuiChip-clickable:hover': chosenLook,
  '& .MuiChip-label': { whiteSpace: 'nowrap' },
} as const;

interface CategoryDrawerProps {
  filter: FeedFilter;
  onClose: () => void;
}

/** Each press filters at once; a sixth category is refused with the reason. */
function CategoryDrawer({ filter: { chosen, isFull, toggle, reset }, onClose }: CategoryDrawerProps) {
  const { t } = useTranslation('discussion');
  const locale = useLanguage();
  const categories = useAppSelector(selectCategories);
  const request = useRequest(selectCategoriesRequest);
  const reload = useLoad(fetchCategories, { query: { locale } }, request);
  const max = limits.postFilterCategories;
  return (
    <SideDrawer open title={t('filter.label')} onClose={onClose}>
      <StatusView
        request={request}
        hasContent={categories.length > 0}
        skeleton={<ListSkeleton rows={6} height={44} />}
        empty={<Typography>{t('filter.none')}</Typography>}
        onRetry={reload}
      >
        <Typography role="status" sx={{ color: isFull ? 'text.primary' : 'text.secondary' }}>
          {t('filter.chosen', { count: chosen.length, max })} {isFull ? t('filter.full', { max }) : null}
        </Typography>
        <ToggleChips items={categories} chosen={chosen} onToggle={toggle} isFull={isFull} label={t('filter.open')} />
      </StatusView>
      <DrawerFoot>
        {chosen.length > 0 ? (
          <Button
            onClick={() => {
              reset();
              onClose();
            }}
          >
            {t('filter.reset')}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {t('filter.done')}
        </Button>
      </DrawerFoot>
    </SideDrawer>
  );
}
