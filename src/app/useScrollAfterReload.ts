import { useEffect, useState } from 'react';
import { useLocation } from '@/routes/navigation';
import { readStored } from '@/platform/clientStorage';

/** Milliseconds after which a page that is still too short stays where it is. */
const patienceMs = 10_000;

/** What the user does to go somewhere else in the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls on to where the page was before its reload while its content arrives: the router does so once, and cannot
 * reach a place that is not there yet. Given up with the first move of the user.
 * @param keyOf Key of a location among the stored positions.
 */
export function useScrollAfterReload(keyOf: (location: ReturnType<typeof useLocation>) => string): void {
  const location = useLocation();
  const [arrival] = useState(() => ({ location, top: positionOf(readStored('scrollPositions'), keyOf(location)) }));
  useEffect(() => {
    const { top } = arrival;
    if (top === 0 || location.key !== arrival.location.key) return undefined;
    const growth = new ResizeObserver(() => {
      window.scrollTo(0, top);
      if (window.scrollY >= top) stop();
    });
    const timer = setTimeout(() => stop(), patienceMs);
    const stop = () => {
      growth.disconnect();
      clearTimeout(timer);
      for (const type of ownMoves) window.removeEventListener(type, stop);
    };
    growth.observe(document.body);
    for (const type of ownMoves) window.addEventListener(type, stop, { passive: true });
    return stop;
  }, [arrival, location.key]);
}

function positionOf(positions: unknown, key: string): number {
  const top = (positions as Record<string, unknown> | null)?.[key];
  return typeof top === 'number' ? Math.floor(top) : 0;
}
