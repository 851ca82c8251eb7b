import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Whether the page layout that went last took the focus with it. */
let isFocusLost = false;

/**
 * Where one page layout replaces another, as the loaded page does its skeleton, the new one's h1 takes over the focus
 * that lay inside the old one. Otherwise the browser drops it, and the keyboard starts over at the top of the document.
 */
export function useInheritedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const layout = useRef<E>(null);
  useLayoutEffect(() => {
    const element = layout.current;
    if (isFocusLost && document.activeElement === document.body) {
      element?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    isFocusLost = false;
    return () => {
      isFocusLost = element?.contains(document.activeElement) ?? false;
    };
  }, []);
  return layout;
}
