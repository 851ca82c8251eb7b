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
/** Top and bottom border of a card, in px. */
const edges = 2;

/** As many columns as fit, each row as high as its highest card; only visible rows are rendered (S5). */
export function VirtualGrid<T>({ items, keyOf, label, columnWidth, estimatedHeight, children }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
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
    measureElement: (first) => rowHeight(first) || estimatedHeight,
    overscan: 3,
    gap,
    scrollMargin: offset,
  });
  const width = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  const rows = virtualizer.getVirtualItems();
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={label}
      sx={{ position: 'relative', listStyle: 'none', p: 0, m: 0 }}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.flatMap((row) =>
        items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
          <Card
            component="li"
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={row.index * columns + column + 1}
            sx={{ position: 'absolute', top: 0 }}
            style={{
              width,
              height: row.size,
              insetInlineStart: `calc(${column} * (${width} + ${gap}px))`,
              transform: `translateY(${row.start - offset}px)`,
            }}
          >
            {/* One card per row is measured: their widths change together. */}
            <div ref={column === 0 ? virtualizer.measureElement : undefined} data-index={row.index}>
              <ItemContent render={children as RenderItem} item={item} index={row.index * columns + column} />
            </div>
          </Card>
        )),
      )}
    </Box>
  );
}

function rowHeight(content: HTMLElement): number {
  const list = content.closest('ul');
  const contents = [...(list?.querySelectorAll<HTMLElement>(`[data-index="${content.dataset['index']}"]`) ?? [])];
  const highest = Math.max(...contents.map(({ offsetHeight }) => offsetHeight));
  return highest && highest + edges;
}

/** At least two, unless the text is so large that a column has no room for a word. */
function columnsIn(element: Element, columnWidth: number): number {
  const textSize = Number.parseFloat(getComputedStyle(element).fontSize);
  const fewest = element.clientWidth < 16 * textSize ? 1 : 2;
  return Math.max(fewest, Math.floor((element.clientWidth + gap) / (columnWidth + gap)));
}
