import { useEffect, useState } from 'react';
import { readStored, removeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session';
import { routeOf } from '@/routes/destination';
import { Outlet, ScrollRestoration, useLocation, type Location } from '@/routes/navigation';
import { routeEntry } from '@/routes/table';
import { useFocusHeadingOnChange } from '@/ui/basics/focus';
import { NoticeRegions } from './notices/NoticeRegions';
import { useFocusFallback } from './useFocusFallback';
import { useHead } from './useHead';

/** The frame around every route: title and robots, focus on arrival, scroll position, messages. */
export function RootLayout() {
  const { pathname } = useLocation();
  useHead();
  // After a change of page the h1 has the focus, so that it is read and the keyboard starts there (quality, section 5).
  useFocusHeadingOnChange(pathname);
  useFocusFallback();
  useScrollAfterReload(scrollKey);
  useNoScrollPositionsAfterLogout();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <NoticeRegions />
    </>
  );
}

/**
 * The first page of each load has the same key, so its position is kept by its path: another address begins at its top. A
 * secret address is not stored.
 */
const scrollKey = ({ key, pathname }: Location) =>
  key === 'default' && routeEntry(routeOf(pathname)).secret !== true ? pathname : key;

/** The router writes the scroll positions of the session's pages back when the document is left (AUT-10, D-70). */
function useNoScrollPositionsAfterLogout(): void {
  const isLoggedOut = useAppSelector(selectSession).lastEnd === 'logout';
  useEffect(() => {
    if (!isLoggedOut) return undefined;
    const remove = () => removeStored('scrollPositions');
    // Added while the event is already captured, so that it runs after the router's, whenever that was added.
    const removeLast = () => window.addEventListener('pagehide', remove, { once: true });
    window.addEventListener('pagehide', removeLast, { capture: true });
    return () => window.removeEventListener('pagehide', removeLast, { capture: true });
  }, [isLoggedOut]);
}

/** Milliseconds after which a page that is still too short stays where it is. */
const patienceMs = 10_000;

/** What the user does to go somewhere else in the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls on to where the page was before its reload while its content arrives: the router does so once, and cannot
 * reach a place that is not there yet. Given up with the first move of the user.
 * @param keyOf Key of a location among the stored positions.
 */
function useScrollAfterReload(keyOf: (location: ReturnType<typeof useLocation>) => string): void {
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
