import { Box, Card, Stack } from '@mui/material';
import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from '@/routes/navigation';
import { rowEnterAnimation } from './rowEnterAnimation';

export interface VirtualListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Height of a row in px before it has been measured. */
  estimatedHeight: number;
  label: string;
  /** Accessible name of an item, where its content has no heading. */
  itemLabel?: (item: T) => string;
  /** In spacing units. */
  gap?: number;
  onCard?: boolean;
  /** Smallest width in px of a card, where several stand side by side. */
  columnWidth?: number;
  children: (item: T, index: number) => ReactNode;
}

/** Scrolls with the page and renders only its visible rows (S5). A row has one item, or as many cards as fit. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { items, keyOf, estimatedHeight, label, itemLabel, columnWidth, onCard = false, children } = props;
  const { gap = onCard ? 0 : columnWidth ? 2 : 1.5 } = props;
  const list = useRef<HTMLElement>(null);
  const { offset, width, textSize } = usePlace(list);
  const columns = columnWidth ? columnsIn(width, columnWidth + gap * 8, gap * 8, textSize) : 1;
  const [keptHeights, keepHeights] = useKeptHeights();
  const virtualizer = useWindowVirtualizer({
    initialMeasurementsCache: keptHeights,
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimatedHeight,
    // Hidden rows have no height; without one, all of them would fit into the window.
    measureElement: (...measured) => measureElement(...measured) || estimatedHeight,
    getItemKey: (row) => keyOf(items[row * columns] as T),
    overscan: 6,
    gap: gap * 8,
    scrollMargin: offset,
  });
  useEffect(() => () => keepHeights(virtualizer.takeSnapshot()), [keepHeights, virtualizer]);
  const place = (index: number) => ({ 'aria-setsize': items.length, 'aria-posinset': index + 1 });
  const content = (index: number) => <ItemContent render={children as RenderItem} item={items[index]} index={index} />;
  const rows = (
    <Box
      component={columnWidth ? 'div' : 'ul'}
      role={columnWidth ? 'list' : undefined}
      ref={list}
      aria-label={label}
      sx={{
        position: 'relative',
        listStyle: 'none',
        p: 0,
        m: 0,
        '& > *': {
          position: 'absolute',
          insetInlineStart: 0,
          top: 0,
          width: '100%',
          ...(columnWidth ? { display: 'grid', gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : {}),
        },
        ...(onCard ? { '& > :not([aria-posinset="1"])': { borderTop: 1, borderColor: 'divider' } } : {}),
      }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const first = index * columns;
        const position = { 'data-index': index, style: { transform: `translateY(${start - offset}px)` } };
        return columnWidth ? (
          <div key={key} ref={virtualizer.measureElement} role="presentation" {...position}>
            {items.slice(first, first + columns).map((item, column) => (
              <Card key={keyOf(item)} role="listitem" {...place(first + column)}>
                {content(first + column)}
              </Card>
            ))}
          </div>
        ) : (
          <li
            key={key}
            ref={virtualizer.measureElement}
            aria-label={itemLabel?.(items[index] as T)}
            {...place(index)}
            {...position}
          >
            {content(index)}
          </li>
        );
      })}
    </Box>
  );
  return onCard ? <Card>{rows}</Card> : rows;
}

/** At least two, unless the text is so large that a column has no room for a word. */
function columnsIn(width: number, columnWidth: number, gap: number, textSize: number): number {
  return Math.max(width < 16 * textSize ? 1 : 2, Math.floor((width + gap) / columnWidth));
}

const maxPlainItems = 30;

/** A list that is short for nearly every user: a row that is added fades in. A long one renders only its visible rows. */
export function LongList<T>(props: VirtualListProps<T>) {
  const { items, keyOf, label, itemLabel, gap = 1.5, children } = props;
  if (items.length > maxPlainItems) return <VirtualList {...props} />;
  return (
    <Stack component="ul" {...rowEnterAnimation} aria-label={label} sx={{ listStyle: 'none', p: 0, m: 0, gap }}>
      {items.map((item, index) => (
        <li key={keyOf(item)} aria-label={itemLabel?.(item)}>
          {children(item, index)}
        </li>
      ))}
    </Stack>
  );
}

/** Pages whose heights are kept, for Back. */
const maxKept = 5;
const heights = new Map<string, VirtualItem[]>();

/** Heights when this history entry was left, so that Back finds the same row (S5); estimated ones are not kept. */
function useKeptHeights() {
  const { key } = useLocation();
  const [cached] = useState(() => heights.get(key) ?? []);
  const keep = useCallback(
    (measured: VirtualItem[]) => {
      heights.delete(key);
      heights.set(key, measured);
      for (const oldest of [...heights.keys()].slice(0, -maxKept)) heights.delete(oldest);
    },
    [key],
  );
  return [cached, keep] as const;
}

/** In the document, with its width and text size, in px; read again with the page's height. */
function usePlace(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ offset: 0, width: 0, textSize: 16 });
  useLayoutEffect(() => {
    const measure = () => {
      const element = list.current;
      if (!element) return;
      const offset = Math.round(element.getBoundingClientRect().top + window.scrollY);
      const width = element.clientWidth;
      const textSize = Number.parseFloat(getComputedStyle(element).fontSize);
      setPlace((before) =>
        before.offset === offset && before.width === width && before.textSize === textSize
          ? before
          : { offset, width, textSize },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return place;
}

type RenderItem = (item: unknown, index: number) => ReactNode;

/** Memoised: scrolling and measuring do not render it again. */
const ItemContent = memo(({ render, item, index }: { render: RenderItem; item: unknown; index: number }) =>
  render(item, index),
);
