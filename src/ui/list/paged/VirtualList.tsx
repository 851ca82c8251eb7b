import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from '@/routes/navigation';

export interface VirtualListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Height in px before an item has been measured. */
  estimatedHeight: number;
  label: string;
  /** Accessible name of an item, where its content has no heading. */
  itemLabel?: (item: T) => string;
  /** In spacing units. */
  gap?: number;
  onCard?: boolean;
  /** The rest of the list is loading: links work, buttons are disabled. */
  isPartial?: boolean;
  children: (item: T, index: number) => ReactNode;
}

/** Scrolls with the page and renders only visible rows: its cost does not grow with its length (S5). */
export function VirtualList<T>({
  items,
  keyOf,
  estimatedHeight,
  label,
  itemLabel,
  onCard = false,
  isPartial = false,
  gap = onCard ? 0 : 1.5,
  children,
}: VirtualListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const offset = useOffset(list);
  const [keptHeights, keepHeights] = useKeptHeights();
  const virtualizer = useWindowVirtualizer({
    initialMeasurementsCache: keptHeights,
    count: items.length,
    estimateSize: () => estimatedHeight,
    // Hidden rows have no height; without one, all of them would fit into the window.
    measureElement: (...measured) => measureElement(...measured) || estimatedHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 6,
    gap: gap * 8,
    scrollMargin: offset,
  });
  useEffect(() => () => keepHeights(virtualizer.takeSnapshot()), [keepHeights, virtualizer]);
  const rows = (
    <Box
      component="ul"
      ref={list}
      aria-label={label}
      sx={{
        position: 'relative',
        listStyle: 'none',
        p: 0,
        m: 0,
        '& > li': { position: 'absolute', insetInlineStart: 0, top: 0, width: '100%' },
        ...(onCard ? { '& > li:not([aria-posinset="1"])': { borderTop: 1, borderColor: 'divider' } } : {}),
      }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          aria-label={itemLabel?.(items[row.index] as T)}
          aria-setsize={isPartial ? -1 : items.length}
          aria-posinset={row.index + 1}
          style={{ transform: `translateY(${row.start - offset}px)` }}
        >
          <ItemContent render={children as RenderItem} item={items[row.index]} index={row.index} />
        </li>
      ))}
    </Box>
  );
  if (!onCard) return rows;
  return (
    <Card component="fieldset" role="presentation" disabled={isPartial} sx={{ m: 0, p: 0, minWidth: 0 }}>
      {rows}
    </Card>
  );
}

/** Pages whose heights are kept, for Back. */
const maxKept = 5;
const heights = new Map<string, VirtualItem[]>();

/**
 * The heights that the rows had when this history entry was left, so that Back finds the same row where the browser
 * scrolls to (S5). Estimated heights are not kept: measuring them later moves nothing in sight.
 */
function useKeptHeights() {
  const { key } = useLocation();
  const [kept] = useState(() => heights.get(key) ?? []);
  const keep = useCallback(
    (measured: VirtualItem[]) => {
      heights.delete(key);
      heights.set(key, measured);
      for (const oldest of [...heights.keys()].slice(0, -maxKept)) heights.delete(oldest);
    },
    [key],
  );
  return [kept, keep] as const;
}

/** Distance from the top of the document, measured again whenever the page changes its height. */
export function useOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setOffset(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return offset;
}

export type RenderItem = (item: unknown, index: number) => ReactNode;

/** Memoised: scrolling and measuring do not render it again. */
export const ItemContent = memo(({ render, item, index }: { render: RenderItem; item: unknown; index: number }) =>
  render(item, index),
);
