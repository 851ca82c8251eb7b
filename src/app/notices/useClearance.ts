import { useEffect } from 'react';

/** Distance between the messages and the bars they must not cover, in px. */
const gap = 8;
/** An element that ends within this distance of the window's lower edge is a bar there, in px. */
const edge = 48;

/**
 * Keeps the messages clear of what they must not cover: they move above bars at the lower edge and above the focused
 * control, unless that would leave them no room (2.4.11).
 */
export function useClearance(box: HTMLElement | null): void {
  useEffect(() => {
    if (!box) return undefined;
    let frameId = 0;
    const update = () => {
      frameId = 0;
      box.style.setProperty('--notice-lift', '0px');
      const area = areaOf(box);
      if (area.height === 0) return;
      const obstacles = [focusedControl(box), ...barsBelow(box, area)];
      const lift = Math.max(...obstacles.map((obstacle) => liftOver(obstacle, area)));
      box.style.setProperty('--notice-lift', `${lift}px`);
    };
    const ask = () => {
      frameId ||= requestAnimationFrame(update);
    };
    const sizes = new ResizeObserver(ask);
    sizes.observe(box);
    // When a bar appears below messages that are shown already ("undo" below "saved"), the focus changes as well.
    document.addEventListener('focusin', ask);
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', ask);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
      cancelAnimationFrame(frameId);
    };
  }, [box]);
}

function areaOf(box: HTMLElement): DOMRect {
  const { top, height } = box.getBoundingClientRect();
  const { left = 0, width = 0 } = box.firstElementChild?.getBoundingClientRect() ?? {};
  return new DOMRect(left, top, width, height);
}

/** How far the messages have to rise to clear an obstacle; 0 if they do not overlap or there is no room above it. */
function liftOver(other: DOMRect | null, area: DOMRect): number {
  if (!other || other.bottom <= area.top || other.top >= area.bottom) return 0;
  if (other.right <= area.left || other.left >= area.right) return 0;
  const lift = area.bottom - other.top + gap;
  return area.top - lift >= 0 ? lift : 0;
}

function focusedControl(box: HTMLElement): DOMRect | null {
  const focused = document.activeElement;
  const isControl = focused && focused !== document.body && focused.id !== 'main' && !box.contains(focused);
  return isControl ? focused.getBoundingClientRect() : null;
}

function barsBelow(box: HTMLElement, area: DOMRect): DOMRect[] {
  // A bar may have a small distance to the edge.
  const heights = [area.bottom - gap, window.innerHeight - edge];
  return [area.left + gap, area.left + area.width / 2, area.right - gap]
    .flatMap((x) => heights.flatMap((y) => document.elementsFromPoint(x, y)))
    .filter((element) => !box.contains(element) && isFixedToEdge(element))
    .map((element) => element.getBoundingClientRect());
}

function isFixedToEdge(element: Element): boolean {
  const { position } = getComputedStyle(element);
  if (position !== 'fixed' && position !== 'sticky') return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom > window.innerHeight - edge;
}
