import Stack from '@mui/material/Stack';
import { Suspense, type ReactNode } from 'react';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';
import type { VirtualListProps } from '@/ui/list/paged/VirtualList';
import { enteringRows } from './enteringRows';

/** Up to this many items are rendered at once, without loading the virtualiser. */
const maxPlainItems = 30;

const VirtualList = lazyComponent(() => import('@/ui/list/paged/VirtualList'), 'VirtualList') as <T>(
  props: VirtualListProps<T>,
) => ReactNode;

/** A list that is short for nearly every user; a long one renders only its visible rows (quality, lists of 5,000). */
export function LongList<T>(props: VirtualListProps<T>) {
  const { items, keyOf, estimatedHeight, label, itemLabel, gap = 1.5, children } = props;
  if (items.length > maxPlainItems) {
    return (
      <Suspense fallback={<ListSkeleton rows={5} height={estimatedHeight} />}>
        <VirtualList {...props} />
      </Suspense>
    );
  }
  return (
    <Stack component="ul" {...enteringRows} aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0, gap }}>
      {items.map((item, index) => (
        <li key={keyOf(item)} aria-label={itemLabel?.(item)}>
          {children(item, index)}
        </li>
      ))}
    </Stack>
  );
}
