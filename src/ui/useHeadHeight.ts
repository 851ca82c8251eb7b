import { useCallback, type RefCallback } from 'react';

/**
 * Keeps `--head-height` in step with a page head that stays in sight: what stands beside the content begins below it,
 * and anchors are not hidden behind it. Without such a head the variable is not set.
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
