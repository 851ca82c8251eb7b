import { useCallback, type RefCallback } from 'react';

/** `--navbar-height`: what the sticky navbar covers; `--head-height`: what a page's sticky head covers below it. */
type HeightVariable = '--navbar-height' | '--head-height';

/**
 * Keeps the height of an element that stays in sight as a CSS variable of the page, so that others can stand below it
 * and anchors are not hidden behind it. Without the element the variable is not set.
 */
export function useHeightVariable(name: HeightVariable, isSticky: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isSticky) return undefined;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(name);
      };
    },
    [name, isSticky],
  );
}
