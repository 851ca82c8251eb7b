import { useCallback, type RefCallback } from 'react';

/**
 * Keeps a variable of the page in step with the height of a bar that stays in sight: the navbar and the nav of a page's
 * sections at the top, the actions of a step at the bottom. What is scrolled to ends up between them, so that no focused
 * control is hidden (2.4.11).
 */
export function useBarHeight(
  variable: '--sticky-top' | '--nav-height' | '--bottom-height',
  isSticky: boolean,
): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar || !isSticky) return undefined;
      const { style } = document.documentElement;
      const note = () => style.setProperty(variable, `${bar.offsetHeight}px`);
      // At once: a page may scroll on arrival.
      note();
      const sizes = new ResizeObserver(note);
      sizes.observe(bar);
      return () => {
        sizes.disconnect();
        style.removeProperty(variable);
      };
    },
    [variable, isSticky],
  );
}
