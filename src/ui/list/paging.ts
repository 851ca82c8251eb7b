/** Items per page that can be chosen (NAV-14). */
export const pageSizes = [5, 10, 20, 25, 50, 100] as const;
/** null shows all items on one page. */
export type PageSize = (typeof pageSizes)[number] | null;

/** The size named in an address; anything else shows all. */
export function readPageSize(value: string | null): PageSize {
  return pageSizes.find((size) => String(size) === value) ?? null;
}

export interface ListPage<T> {
  items: readonly T[];
  /** From 1. */
  page: number;
  pageCount: number;
  /** Position of the first item in the whole list, from 0. */
  start: number;
}

/** One page of a list. A page before the first or behind the last, or one that is no number, is the nearest there is. */
export function pageOf<T>(items: readonly T[], size: PageSize, page: number): ListPage<T> {
  if (size === null) return { items, page: 1, pageCount: 1, start: 0 };
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const nearest = Math.min(Math.max(Math.trunc(page) || 1, 1), pageCount);
  const start = (nearest - 1) * size;
  return { items: items.slice(start, start + size), page: nearest, pageCount, start };
}
