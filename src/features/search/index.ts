import { lazyComponent, optionalComponent } from '@/ui/basics/lazyComponent';

export { openSearch } from './openedSearch';

/* Suspend: no page begins with them (performance S2). */
export const SearchButton = optionalComponent(() => import('./SearchButton'), 'SearchButton');
export const SearchDialogs = optionalComponent(() => import('./SearchDialogs'), 'SearchDialogs');
export const SingleKeysSwitch = lazyComponent(() => import('./SingleKeysSwitch'), 'SingleKeysSwitch');
