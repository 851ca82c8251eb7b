import { useEffect } from 'react';
import { areSingleKeysOn } from '@/platform/clientStorage';
import { createExternalStore } from '@/ui/basics/createExternalStore';

type DialogState = { opened: 'search' | 'shortcuts' | null; searches: number };

/** `searches`: how often the search has been opened. */
export const searchDialogStore = createExternalStore<DialogState>({ opened: null, searches: 0 });

export const openSearch = () =>
  searchDialogStore.update(({ searches }) => ({ opened: 'search', searches: searches + 1 }));
export const openShortcuts = () => searchDialogStore.update((state) => ({ ...state, opened: 'shortcuts' }));
export const closeSearch = () => searchDialogStore.update((state) => ({ ...state, opened: null }));

/** Typed keys are text here, or have a meaning of their own: fields, menus, whatever is open over the page. */
const takesKeys =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="dialog"], [role="menu"], [role="listbox"]';

function openByKey(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isCommand = ctrlKey || metaKey;
  const isTaken = target instanceof Element && target.closest(takesKeys) !== null;
  const isSingle = !isCommand && !altKey && !isTaken && areSingleKeysOn();
  const isSearch = isCommand ? !shiftKey && key.toLowerCase() === 'k' : isSingle && key === '/';
  // In a rich text, Ctrl+K makes a link.
  if (event.defaultPrevented || !(isSearch || (isSingle && key === '?'))) return;
  // Firefox would search the page.
  event.preventDefault();
  if (isSearch) openSearch();
  else openShortcuts();
}

/** Ctrl+K, Cmd+K, `/` and `?` (D-79, WCAG 2.1.4). Apart from the dialogs: no key is lost while their code loads. */
export function useShortcuts(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, [isEnabled]);
}
