import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the page's h1: on arrival at a page, and where a control is gone that had the focus. Never scrolls. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Focuses the page's h1 whenever `screen` changes, but not on the first render, nor where the focus is to stay. */
export function useFocusHeadingOnChange(screen: unknown, keepsFocus = false): void {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    if (!keepsFocus) focusPageHeading();
  }, [keepsFocus, screen]);
}

/** Calls back when something closes and has returned the focus, before its exit animation ends. */
export function useOnClosing(open: boolean, callback: () => void): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) callback();
    wasOpen.current = open;
  });
}

export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

/** Dialog or main part that holds the control, so that no content is outside of all landmarks; else the main part. */
export function landmarkOf(control: Element | null): Element {
  return control?.closest('[role="dialog"], main') ?? document.querySelector('main') ?? document.body;
}

/** Scrolls a section into view and focuses its heading, or the element with the id `focusedId`. */
export function goToSection(id: string, focusedId?: string): void {
  const section = document.getElementById(id);
  const heading = section?.querySelector<HTMLElement>('h2, h3');
  // The heading of a section that folds is the button in it.
  const focused = focusedId ? document.getElementById(focusedId) : (heading?.querySelector('button') ?? heading);
  focused?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
