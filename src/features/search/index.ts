export { SearchButton } from './SearchButton';
export { SearchDialogs } from './SearchDialogs';
export { SearchKeys } from './SearchKeys';
