import { useCallback, type RefCallback } from 'react';

/**
 * Keeps a CSS variable of the page in step with the height of a sticky bar, so that what is scrolled to ends up between
 * the bars, and no focused control is hidden (2.4.11).
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
