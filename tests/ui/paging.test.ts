import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentPage, pageSizes, readPageSize } from '@/ui/list/paging';

/* Pages of a list (NAV-14, D-69). */

describe('the size in an address', () => {
  it.each(pageSizes.map((size) => [String(size), size] as const))('%s', (value, size) => {
    expect(readPageSize(value)).toBe(size);
  });

  it.each([null, '', '7', '-5', '05', '1e2', 'all'])('%s shows all', (value) => {
    expect(readPageSize(value)).toBeNull();
  });
});

describe('a page of a list', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => index);

  it('holds its part, the last one the rest', () => {
    expect(currentPage(twelve, 5, 1)).toEqual({ items: [0, 1, 2, 3, 4], page: 1, pageCount: 3, start: 0 });
    expect(currentPage(twelve, 5, 3)).toEqual({ items: [10, 11], page: 3, pageCount: 3, start: 10 });
  });

  it.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [9, 3],
    [Number.POSITIVE_INFINITY, 3],
  ])('%s is shown as page %s', (asked, shown) => {
    expect(currentPage(twelve, 5, asked).page).toBe(shown);
  });

  it('is the whole list where all are shown, and the first page where nothing is left', () => {
    expect(currentPage(twelve, null, 4)).toEqual({ items: twelve, page: 1, pageCount: 1, start: 0 });
    expect(currentPage([], 5, 2)).toEqual({ items: [], page: 1, pageCount: 1, start: 0 });
  });

  it('shows every item on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 300 }), fc.constantFrom(...pageSizes), (items, size) => {
        const { pageCount } = currentPage(items, size, 1);
        const pages = Array.from({ length: pageCount }, (_, index) => currentPage(items, size, index + 1).items);
        expect(pages.flat()).toEqual(items);
      }),
    );
  });
});
