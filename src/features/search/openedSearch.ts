import { createExternalStore, useStoreValue } from '@/ui/basics/createExternalStore';

const opened = createExternalStore<'search' | 'keys' | null>(null);

export function openSearch(): void {
  opened.update(() => 'search');
}

export function openKeys(): void {
  opened.update(() => 'keys');
}

export function closeSearch(): void {
  opened.update(() => null);
}

export function useOpenedSearch(): 'search' | 'keys' | null {
  return useStoreValue(opened, (value) => value);
}
