import { useEffect, useRef, useState, type RefObject } from 'react';

const covered = 'a, button, input, select, textarea, label, aside, [role="button"]';

/**
 * Whether a floating element lies on something to press, or on a pane with a scroll bar of its own. A link that makes a
 * whole row clickable counts where its words are.
 */
export function useIsCovering(box: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setCovering] = useState(false);
  const frameId = useRef(0);
  useEffect(() => {
    const update = () => {
      frameId.current = 0;
      setCovering(box.current !== null && liesOnControl(box.current));
    };
    const ask = () => {
      frameId.current ||= requestAnimationFrame(update);
    };
    ask();
    const changes = new ResizeObserver(ask);
    changes.observe(document.body);
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
      cancelAnimationFrame(frameId.current);
      frameId.current = 0;
    };
  }, [box]);
  return isCovering;
}

function liesOnControl(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const columns = [left, (left + right) / 2, right];
  const rows = [top, (top + bottom) / 2, bottom];
  return columns.some((x) =>
    rows.some((y) =>
      document.elementsFromPoint(x, y).some((element) => {
        const control = element.closest(covered);
        if (!control || box.contains(control)) return false;
        const area = control.getBoundingClientRect();
        return area.left <= x && x <= area.right && area.top <= y && y <= area.bottom;
      }),
    ),
  );
}
