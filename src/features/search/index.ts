import { lazyComponent, optionalComponent } from '@/ui/basics/lazyComponent';

export { openSearch } from './openedSearch';

/* Suspend: no page begins with them (performance S2). */
export const SearchBar = optionalComponent(() => import('./SearchBar'), 'SearchBar');
export const SingleKeysSwitch = lazyComponent(() => import('./SingleKeysSwitch'), 'SingleKeysSwitch');
