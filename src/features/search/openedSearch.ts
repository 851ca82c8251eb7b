import { createExternalStore, useStoreValue } from '@/ui/basics/createExternalStore';

/** What of the search is open. */
const opened = createExternalStore<'search' | 'keys' | null>(null);

/** Opens the search, wherever the frame of the page shows it. */
export function openSearch(): void {
  opened.update(() => 'search');
}

/** Opens the list of keys. */
export function openKeys(): void {
  opened.update(() => 'keys');
}

export function closeSearch(): void {
  opened.update(() => null);
}

export function useOpenedSearch(): 'search' | 'keys' | null {
  return useStoreValue(opened, (value) => value);
}
