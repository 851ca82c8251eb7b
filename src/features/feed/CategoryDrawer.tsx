import { Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '@/api/schema/fields';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import { DrawerFoot } from '@/ui/basics/DrawerFoot';
import { SideDrawer } from '@/ui/basics/SideDrawer';
import { ToggleChips } from '@/ui/basics/ToggleChips';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import { StatusView } from '@/ui/feedback/StatusView';
import { useLanguage } from '@/ui/text/useLanguage';
import type { FeedFilter } from './useFeedFilter';

interface CategoryDrawerProps {
  filter: FeedFilter;
  onClose: () => void;
}

/** Each press filters at once; a sixth category is refused with the reason. */
export function CategoryDrawer({ filter: { chosen, isFull, toggle, reset }, onClose }: CategoryDrawerProps) {
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
