import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus where it was inside a list whose rows change places: a browser drops it from a node that is moved.
 * @param order Changes whenever the rows may have been moved.
 */
export function useKeptFocus<E extends HTMLElement>(order: string): RefObject<E | null> {
  const list = useRef<E>(null);
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target as HTMLElement;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, []);
  const shown = useRef(order);
  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    if (document.activeElement === document.body && focused.current?.isConnected) focused.current.focus();
  });
  return list;
}
