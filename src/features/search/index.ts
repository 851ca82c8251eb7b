export { SearchButton } from './SearchButton';
export { SearchDialogs } from './SearchDialogs';
