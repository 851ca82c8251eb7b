import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { searchFor } from '@/domain/textSearch';
import { useSearchParams } from '@/routes/navigation';
import { withFilter } from './paging';

/** `values` are the ones allowed in the address. */
export interface ListFilter<T> {
  values: readonly string[];
  matches: (item: T, value: string) => boolean;
}

type Filters<T> = Readonly<Record<string, ListFilter<T>>>;

interface ListQueryOptions<T> {
  items: readonly T[];
  /** The text to search in; the list has no search without it. */
  textOf?: (item: T) => string;
  /** By their names in the address; memoised by the caller. */
  filters: Filters<T>;
  /** By their names in the address; the first is the default. */
  sorts?: Readonly<Record<string, (a: T, b: T) => number>>;
}

export interface ListQuery<T> {
  visible: readonly T[];
  search: string;
  onSearch: (text: string) => void;
  /** The chosen value of a filter; '' for none. */
  valueOf: (filter: string) => string;
  onFilter: (filter: string, value: string) => void;
  /** How many items a value of a filter would leave, given the others. */
  countOf: (filter: string, value: string) => number;
  sort: string;
  onSort: (sort: string) => void;
  isNarrowed: boolean;
  /** Clears search and filters, but not the order. */
  onReset: () => void;
}

/** From this many items on a list is searched (design review, B7). */
const searchedFrom = 8;

/** True for a long list, and for one whose address has a search. */
export function useIsSearched({ search }: Pick<ListQuery<unknown>, 'search'>, count: number): boolean {
  const [isAskedFor, setAskedFor] = useState(false);
  // The field stays when it is emptied.
  if (search !== '' && !isAskedFor) setAskedFor(true);
  return isAskedFor || count >= searchedFrom;
}

/** Delay before the search is written to the address. */
const writeDelayMs = 300;

/** All of them in the address: Back takes a choice back, a reload keeps it, and invalid values are ignored. */
export function useListQuery<T>({ items, textOf, filters, sorts = {} }: ListQueryOptions<T>): ListQuery<T> {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useSearchText();
  const searched = useDeferredValue(search);
  const matches = useMemo(() => {
    if (!textOf || searched.trim() === '') return items;
    const isFound = searchFor(searched);
    return items.filter((item) => isFound(textOf(item)));
  }, [items, searched, textOf]);
  const [defaultSort = ''] = Object.keys(sorts);
  const requested = query.get('sort') ?? '';
  const sort = Object.hasOwn(sorts, requested) ? requested : defaultSort;
  const compare = sorts[sort];
  const ordered = useMemo(() => (compare ? matches.toSorted(compare) : matches), [compare, matches]);

  const address = query.toString();
  const { chosen, visible, counts } = useMemo(
    () => narrow(ordered, filters, new URLSearchParams(address)),
    [ordered, filters, address],
  );
  const choose = (name: string, value: string) =>
    setQuery((before) => withFilter(before, name, value), { preventScrollReset: true });

  return {
    visible,
    search,
    onSearch: setSearch,
    valueOf: (filter) => chosen.get(filter) ?? '',
    onFilter: choose,
    countOf: (filter, value) => counts.get(`${filter} ${value}`) ?? 0,
    sort,
    onSort: (next) => choose('sort', next === defaultSort ? '' : next),
    isNarrowed: search.trim() !== '' || [...chosen.values()].some(Boolean),
    onReset: () => {
      setSearch('');
      setQuery((before) => ['q', ...Object.keys(filters)].reduce((next, name) => withFilter(next, name, ''), before));
    },
  };
}

/** `counts` holds how many items each value would leave, given the other filters. */
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
    visible: items.filter((item) => isLeft(item)),
    counts,
  };
}

/** The text of the search field, written to the address after a pause and updated when the address changes. */
function useSearchText(): [string, (text: string) => void] {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const [synced, setSynced] = useState({ inAddress, written: inAddress });
  if (synced.inAddress !== inAddress) {
    setSynced({ inAddress, written: inAddress });
    // Changed by Back or by a link. What this hook wrote itself may already be outdated by further typing.
    if (inAddress !== synced.written) setText(inAddress);
  }
  useEffect(() => {
    if (text === inAddress) return undefined;
    const timer = setTimeout(() => {
      setSynced((before) => ({ ...before, written: text }));
      setQuery((before) => withFilter(before, 'q', text), { replace: true, preventScrollReset: true });
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [inAddress, setQuery, text]);
  return [text, setText];
}
