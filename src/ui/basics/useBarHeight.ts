import { useCallback, type RefCallback } from 'react';

type BarVariable = '--sticky-top' | '--nav-height' | '--bottom-height';

/** Keeps a CSS variable in step with the highest bar at an edge: nothing scrolled to or focused is hidden (2.4.11). */
export function useBarHeight(variable: BarVariable, isSticky: boolean): RefCallback<HTMLElement> {
  return useCallback(
    (bar: HTMLElement | null) => {
      if (!bar || !isSticky) return undefined;
      bar.dataset['bar'] = variable;
      // At once: a page may scroll on arrival.
      noteHeight(variable);
      const sizes = new ResizeObserver(() => noteHeight(variable));
      sizes.observe(bar);
      return () => {
        sizes.disconnect();
        delete bar.dataset['bar'];
        noteHeight(variable);
      };
    },
    [variable, isSticky],
  );
}

function noteHeight(variable: BarVariable): void {
  const { style } = document.documentElement;
  const heights = [...document.querySelectorAll<HTMLElement>(`[data-bar=${variable}]`)].map((bar) => bar.offsetHeight);
  if (heights.length > 0) style.setProperty(variable, `${Math.max(...heights)}px`);
  else style.removeProperty(variable);
}
