/** Items per page that can be chosen (NAV-14). */
export const pageSizes = [5, 10, 20, 25, 50, 100] as const;
/** null shows all items on one page. */
export type PageSize = (typeof pageSizes)[number] | null;

/** The size named in an address; anything else shows all. */
export function readPageSize(value: string | null): PageSize {
  return pageSizes.find((size) => String(size) === value) ?? null;
}

export interface PagedItems<T> {
  items: readonly T[];
  /** From 1. */
  page: number;
  pageCount: number;
  /** Position of the first item in the whole list, from 0. */
  start: number;
}

/** One page of a list; a page number out of range, or one that is no number, gives the nearest page. */
export function currentPage<T>(items: readonly T[], size: PageSize, page: number): PagedItems<T> {
  if (size === null) return { items, page: 1, pageCount: 1, start: 0 };
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const nearest = Math.min(Math.max(Math.trunc(page) || 1, 1), pageCount);
  const start = (nearest - 1) * size;
  return { items: items.slice(start, start + size), page: nearest, pageCount, start };
}

export function withPage(query: URLSearchParams, per: string, page: number): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set('per', per);
  set('page', page > 1 ? String(page) : '');
  return next;
}

/** The query for another filter: goes back to the first page, the page size stays. */
export function withFilter(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = withPage(query, query.get('per') ?? '', 1);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
