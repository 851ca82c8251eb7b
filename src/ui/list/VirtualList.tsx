import Box from '@mui/material/Box';
import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface VirtualListProps<T> {
  items: readonly T[];
  /** Stable key of an item. */
  keyOf: (item: T) => string;
  /** Height in px before an item has been measured. */
  estimatedHeight: number;
  /** Accessible name of the list. */
  label: string;
  /** Accessible name of an item, where its content has no heading. */
  itemLabel?: (item: T) => string;
  /** Space between items, in spacing units. */
  gap?: number;
  /** Lines between the items, which lie close together on one card. */
  divided?: boolean;
  children: (item: T, index: number) => ReactNode;
}

/** A list that scrolls with the page and draws only what is visible: cost follows the window, not the length (S5). */
export function VirtualList<T>({
  items,
  keyOf,
  estimatedHeight,
  label,
  itemLabel,
  divided = false,
  gap = divided ? 0 : 1.5,
  children,
}: VirtualListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  // After every draw: what stands above the list may have become higher, another long list among it.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the chain ends: the same number again draws nothing
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setOffset(Math.round(top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedHeight,
    // What is not laid out has no height, and without one the window would have room for all.
    measureElement: (...measured) => measureElement(...measured) || estimatedHeight,
    getItemKey: (index) => keyOf(items[index] as T),
    overscan: 6,
    gap: gap * 8,
    scrollMargin: offset,
  });
  return (
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
        ...(divided ? { '& > li:not([aria-posinset="1"])': { borderTop: 1, borderColor: 'divider' } } : {}),
      }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          aria-label={itemLabel?.(items[row.index] as T)}
          aria-setsize={items.length}
          aria-posinset={row.index + 1}
          style={{ transform: `translateY(${row.start - offset}px)` }}
        >
          <ItemContent render={children as RenderItem} item={items[row.index]} index={row.index} />
        </li>
      ))}
    </Box>
  );
}

export type RenderItem = (item: unknown, index: number) => ReactNode;

/** Content of an item, which scrolling and measuring leave as it is. */
export const ItemContent = memo(({ render, item, index }: { render: RenderItem; item: unknown; index: number }) =>
  render(item, index),
);
