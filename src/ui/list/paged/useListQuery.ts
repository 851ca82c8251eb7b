import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { searchFor } from '@/domain/textSearch';
import { useSearchParams } from '@/routes/navigation';
import { withFilter } from './paging';

/** One way to narrow a list: the values it can have in the address, and whether an item belongs to one. */
export interface ListFilter<T> {
  values: readonly string[];
  matches: (item: T, value: string) => boolean;
}

type Filters<T> = Readonly<Record<string, ListFilter<T>>>;

interface ListQueryOptions<T> {
  items: readonly T[];
  /** They are only the first ones of the list as it is without a search, a filter or another order. */
  isPartial: boolean;
  /** What is searched of an item; without it nothing is. */
  textOf?: (item: T) => string;
  /** By their names in the address; the same object as long as nothing about them changes. */
  filters: Filters<T>;
  /** By their names in the address; the first is the usual one. */
  sorts?: Readonly<Record<string, (one: T, other: T) => number>>;
}

/** How a list is searched, filtered and sorted now, and what of it is left. */
export interface ListQuery<T> {
  shown: readonly T[];
  isPartial: boolean;
  /** The address asks for what only the whole list can show. */
  isWaiting: boolean;
  search: string;
  onSearch: (text: string) => void;
  /** The chosen value of a filter; '' for none. */
  valueOf: (filter: string) => string;
  onFilter: (filter: string, value: string) => void;
  /** How many items a value of a filter would leave, with all else as it is; null while that is not known. */
  countOf: (filter: string, value: string) => number | null;
  sort: string;
  onSort: (sort: string) => void;
  isNarrowed: boolean;
  /** Shows all items again; their order stays. */
  onReset: () => void;
}

/** Milliseconds without a key before a search is written into the address. */
const writeDelayMs = 300;

/**
 * Search, filters and order of a list, all of them in its address: Back takes the last choice back, a reload keeps it,
 * and what the address says wrongly counts as nothing (design review, D11).
 */
export function useListQuery<T>({ items, isPartial, textOf, filters, sorts = {} }: ListQueryOptions<T>): ListQuery<T> {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const searched = useDeferredValue(search);
  const found = useMemo(() => {
    if (!textOf || searched.trim() === '') return items;
    const isFound = searchFor(searched);
    return items.filter((item) => isFound(textOf(item)));
  }, [items, searched, textOf]);
  const [usual = ''] = Object.keys(sorts);
  const wanted = query.get('sort') ?? '';
  const sort = Object.hasOwn(sorts, wanted) ? wanted : usual;
  const compare = sorts[sort];
  const ordered = useMemo(() => (compare ? found.toSorted(compare) : found), [compare, found]);

  const address = query.toString();
  const { chosen, shown, counts } = useMemo(
    () => narrow(ordered, filters, new URLSearchParams(address)),
    [ordered, filters, address],
  );
  const choose = (name: string, value: string) =>
    setQuery((before) => withFilter(before, name, value), { preventScrollReset: true });

  return {
    shown,
    isPartial,
    isWaiting: isPartial && ['q', 'sort', 'page', ...Object.keys(filters)].some((name) => query.has(name)),
    search,
    onSearch: setSearch,
    valueOf: (filter) => chosen.get(filter) ?? '',
    onFilter: choose,
    countOf: (filter, value) => (isPartial ? null : (counts.get(`${filter} ${value}`) ?? 0)),
    sort,
    onSort: (next) => choose('sort', next === usual ? '' : next),
    isNarrowed: search.trim() !== '' || [...chosen.values()].some(Boolean),
    onReset: () => {
      setSearch('');
      setQuery((before) => ['q', ...Object.keys(filters)].reduce((next, name) => withFilter(next, name, ''), before));
    },
  };
}

/** What the filters of an address leave, and what each of their values would. */
function narrow<T>(items: readonly T[], filters: Filters<T>, query: URLSearchParams) {
  const all = Object.entries(filters).map(([name, filter]) => {
    const value = query.get(name) ?? '';
    return { name, ...filter, value: filter.values.includes(value) ? value : '' };
  });
  const isLeft = (item: T, except?: string) =>
    all.every(({ name, value, matches }) => name === except || value === '' || matches(item, value));
  const counts = new Map<string, number>();
  for (const { name, values, matches } of all) {
    const left = items.filter((item) => isLeft(item, name));
    counts.set(`${name} `, left.length);
    for (const value of values) counts.set(`${name} ${value}`, left.filter((item) => matches(item, value)).length);
  }
  return {
    chosen: new Map(all.map(({ name, value }) => [name, value])),
    shown: items.filter((item) => isLeft(item)),
    counts,
  };
}

/** The text of the search field, which follows the address and, after a pause, is followed by it. */
function useSearchText(): [string, (text: string) => void] {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const [known, setKnown] = useState({ inAddress, written: inAddress });
  if (known.inAddress !== inAddress) {
    setKnown({ inAddress, written: inAddress });
    // Changed by Back, or by a link; what this field has written itself may be older than what it holds.
    if (inAddress !== known.written) setText(inAddress);
  }
  useEffect(() => {
    if (text === inAddress) return undefined;
    const timer = setTimeout(() => {
      setKnown((before) => ({ ...before, written: text }));
      setQuery((before) => withFilter(before, 'q', text), { replace: true, preventScrollReset: true });
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [inAddress, setQuery, text]);
  return [text, setText];
}
