import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Browsers drop the focus with a moved or removed row: its successor gets it. `order` changes with the rows. */
export function useListFocus<E extends HTMLElement>(order: string): RefObject<E | null> {
  const list = useRef<E>(null);
  const focused = useRef<{ element: HTMLElement; row: number } | null>(null);
  useEffect(() => {
    const element = list.current;
    const remember = ({ target }: FocusEvent) => {
      const row = (target as HTMLElement).closest('li');
      focused.current = { element: target as HTMLElement, row: [...(element?.children ?? [])].indexOf(row as Element) };
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // The menu of a row is rendered elsewhere, but belongs to it.
      const isMenu = relatedTarget instanceof Element && relatedTarget.closest('[role="menu"], [role="presentation"]');
      if (relatedTarget && !isMenu) focused.current = null;
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, []);
  const lastOrder = useRef(order);
  useLayoutEffect(() => {
    if (lastOrder.current === order) return;
    lastOrder.current = order;
    const last = focused.current;
    if (document.activeElement !== document.body || !last) return;
    const rows = list.current?.children ?? [];
    const inPlace = rows[Math.min(last.row, rows.length - 1)]?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    (last.element.isConnected ? last.element : inPlace)?.focus();
  });
  return list;
}
