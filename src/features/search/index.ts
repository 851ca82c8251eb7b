export { SearchButton } from './SearchButton';
export { SearchDialogs } from './SearchDialogs';
export { SingleKeysSwitch } from './ShortcutsDialog';
export { useShortcuts } from './useShortcuts';
