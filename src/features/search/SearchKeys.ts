import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from '@/platform/clientStorage';
import { openKeys, openSearch } from './openedSearch';

/** Where a key is typed, or has a meaning of its own: fields, menus, and whatever is open over the page. */
const takesKeys =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Ctrl+K or Cmd+K opens the search; so does `/`, and `?` the list of keys, while nothing else takes them (D-79, WCAG 2.1.4).
 * Apart from the dialogs, so that no key is lost while their code loads.
 */
export function SearchKeys(): null {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    // In a rich text, Ctrl+K makes a link.
    if (event.defaultPrevented) return;
    if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'k') {
      event.preventDefault();
      openSearch();
    }
    if ((key !== '/' && key !== '?') || ctrlKey || metaKey || altKey) return;
    if ((target instanceof Element && target.closest(takesKeys)) || !areSingleKeysOn()) return;
    // Firefox would search the page.
    event.preventDefault();
    if (key === '/') openSearch();
    else openKeys();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return null;
}
