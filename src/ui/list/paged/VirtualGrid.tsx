import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ItemContent, useOffset, type RenderItem } from './VirtualList';

export interface VirtualGridProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  label: string;
  /** Smallest width of a column in px; two columns always fit. */
  columnWidth: number;
  /** Height in px before an item has been measured. */
  estimatedHeight: number;
  children: (item: T) => ReactNode;
}

const gap = 16;

/** As many columns as fit, each row as high as its highest card; only visible rows are rendered (S5). */
export function VirtualGrid<T>({ items, keyOf, label, columnWidth, estimatedHeight, children }: VirtualGridProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const offset = useOffset(list);
  const [columns, setColumns] = useState(2);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => setColumns(columnsIn(element, columnWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [columnWidth]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(items.length / columns),
    estimateSize: () => estimatedHeight,
    // Hidden rows have no height; without one, all of them would fit into the window.
    measureElement: ({ offsetHeight }) => offsetHeight || estimatedHeight,
    overscan: 3,
    gap,
    scrollMargin: offset,
  });
  return (
    <Box
      role="list"
      ref={list}
      aria-label={label}
      sx={{ position: 'relative' }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <Box
          key={row.key}
          role="presentation"
          ref={virtualizer.measureElement}
          data-index={row.index}
          sx={{ position: 'absolute', top: 0, insetInline: 0, display: 'grid', gap: `${gap}px` }}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - offset}px)`,
          }}
        >
          {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
            <Card
              role="listitem"
              key={keyOf(item)}
              aria-setsize={items.length}
              aria-posinset={row.index * columns + column + 1}
            >
              <ItemContent render={children as RenderItem} item={item} index={row.index * columns + column} />
            </Card>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** At least two, unless the text is so large that a column has no room for a word. */
function columnsIn(element: Element, columnWidth: number): number {
  const textSize = Number.parseFloat(getComputedStyle(element).fontSize);
  const fewest = element.clientWidth < 16 * textSize ? 1 : 2;
  return Math.max(fewest, Math.floor((element.clientWidth + gap) / (columnWidth + gap)));
}
