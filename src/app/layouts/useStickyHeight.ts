import { useCallback, type RefCallback } from 'react';

/**
 * Keeps `--sticky-top`, the height of the bar that stays at the top, in step with the bar: what sticks below it and what
 * is scrolled to starts there, so that no focused control is hidden (2.4.11).
 */
export function useStickyHeight(isSticky: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar || !isSticky) return undefined;
      const { style } = document.documentElement;
      const sizes = new ResizeObserver(() => style.setProperty('--sticky-top', `${bar.offsetHeight}px`));
      sizes.observe(bar);
      return () => {
        sizes.disconnect();
        style.removeProperty('--sticky-top');
      };
    },
    [isSticky],
  );
}
