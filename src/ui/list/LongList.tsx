import Stack from '@mui/material/Stack';
import { Suspense, type ReactNode } from 'react';
import { useIsPainted } from '@/ui/basics/AfterFirstPaint';
import { lazyComponent } from '@/ui/basics/lazyComponent';
import type { VirtualListProps } from '@/ui/list/paged/VirtualList';
import { enteringRows } from './enteringRows';

const maxPlainItems = 30;

/** In px: more than fits below the head of a page. Only so much of a list is in the first paint. */
const firstHeight = 1200;

const VirtualList = lazyComponent(() => import('@/ui/list/paged/VirtualList'), 'VirtualList') as <T>(
  props: VirtualListProps<T>,
) => ReactNode;

/** A list that is short for nearly every user; a long one renders only its visible rows (quality, lists of 5,000). */
export function LongList<T>(props: VirtualListProps<T>) {
  const { items, estimatedHeight } = props;
  const isPainted = useIsPainted();
  const first = items.slice(0, Math.ceil(firstHeight / estimatedHeight));
  if (items.length > maxPlainItems) {
    return (
      // Rows rather than a skeleton: React keeps what is shown meanwhile for 300 ms.
      <Suspense fallback={<PlainList {...props} items={first} />}>
        <VirtualList {...props} />
      </Suspense>
    );
  }
  return <PlainList {...props} items={isPainted ? items : first} />;
}

function PlainList<T>({ items, keyOf, label, itemLabel, gap = 1.5, children }: VirtualListProps<T>) {
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
