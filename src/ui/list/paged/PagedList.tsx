import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useSearchParams } from '@/routes/navigation';
import { VirtualList, type VirtualListProps } from './VirtualList';
import { currentPage, pageSizes, readPageSize, withPage } from '../paging';
import { PageControls } from './PageControls';

/** Rows on one card (ux 2.1), all at once or page by page (NAV-14, D-69); `?per=` and `?page=` keep the choice. */
export function PagedList<T>({ items, ...list }: VirtualListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useSearchParams();
  const size = readPageSize(query.get('per'));
  const { items: shown, ...position } = currentPage(items, size, Number(query.get('page')));
  // A filter may leave too few items for pages.
  const hasPages = items.length > (size === null ? pageSizes[0] : 0);
  const change = (per: string, page: number) => {
    setQuery((before) => withPage(before, per, page), { replace: true });
    box.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Box ref={box}>
      <VirtualList items={shown} {...list} onCard />
      {hasPages && !list.isPartial ? (
        <Box sx={{ minHeight: 44, mt: 2 }}>
          <PageControls
            {...position}
            size={size}
            shown={shown.length}
            count={items.length}
            onSize={(per) => change(per, 1)}
            onPage={(page) => change(String(size ?? ''), page)}
          />
        </Box>
      ) : null}
    </Box>
  );
}
