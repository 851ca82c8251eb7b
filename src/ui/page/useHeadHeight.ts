import { useCallback, type RefCallback } from 'react';

/**
 * Keeps `--head-height` in step with the one bar of a page that stays in sight below the navbar, its head or the nav of
 * its sections: what stands beside the content begins below it, and what is scrolled to is not hidden behind it. Without
 * such a bar the variable is not set.
 */
export function useHeadHeight(isSticky: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (head: HTMLElement | null) => {
      if (!head || !isSticky) return undefined;
      const { style } = document.documentElement;
      const measure = () => {
        const sticks = getComputedStyle(head).position === 'sticky';
        style.setProperty('--head-height', `${sticks ? head.offsetHeight : 0}px`);
      };
      const sizes = new ResizeObserver(measure);
      sizes.observe(head);
      return () => {
        sizes.disconnect();
        style.removeProperty('--head-height');
      };
    },
    [isSticky],
  );
}
