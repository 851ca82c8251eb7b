import { Box, NativeSelect, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '@/routes/navigation';
import { PageSteps } from './PageSteps';
import { currentPage, pageSizes, readPageSize, withPage, type PagedItems, type PageSize } from './paging';
import { VirtualList, type VirtualListProps } from './VirtualList';

/** Rows on one card (ux 2.1), all at once or page by page (NAV-14, D-69); `?per=` and `?page=` keep the choice. */
export function PagedList<T>({ items, ...list }: VirtualListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useSearchParams();
  const size = readPageSize(query.get('per'));
  const { items: visible, ...position } = currentPage(items, size, Number(query.get('page')));
  // A filter may leave too few items for pages.
  const hasPages = items.length > (size === null ? pageSizes[0] : 0);
  const change = (per: string, page: number) => {
    setQuery((before) => withPage(before, per, page), { replace: true });
    box.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Box ref={box}>
      <VirtualList items={visible} {...list} onCard />
      {hasPages ? (
        <Box sx={{ minHeight: 44, mt: 2 }}>
          <PageControls
            {...position}
            size={size}
            visibleCount={visible.length}
            count={items.length}
            onSize={(per) => change(per, 1)}
            onPage={(page) => change(String(size ?? ''), page)}
          />
        </Box>
      ) : null}
    </Box>
  );
}

interface PageControlsProps extends Omit<PagedItems<unknown>, 'items'> {
  size: PageSize;
  /** Items of this page, and of all pages. */
  visibleCount: number;
  count: number;
  /** '' for all. */
  onSize: (size: string) => void;
  onPage: (page: number) => void;
}

function PageControls({ size, visibleCount, count, start, page, pageCount, onSize, onPage }: PageControlsProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={t('paging.label')}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: 2, rowGap: 1 }}
    >
      <Typography component="label" variant="body2" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {t('paging.perPage')}
      </Typography>
      <NativeSelect
        value={size ?? ''}
        onChange={({ target }) => onSize(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id }}
        sx={{ typography: 'body2' }}
      >
        {pageSizes.map((pageSize) => (
          <option key={pageSize} value={pageSize}>
            {pageSize}
          </option>
        ))}
        <option value="">{t('paging.all')}</option>
      </NativeSelect>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {t('paging.position', { first: start + 1, last: start + visibleCount, count })}
      </Typography>
      {size === null ? null : <PageSteps page={page} pageCount={pageCount} onPage={onPage} />}
    </Stack>
  );
}
