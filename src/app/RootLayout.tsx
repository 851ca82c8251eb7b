import { useEffect, useState } from 'react';
import { isRecord } from '@/api/schema/wireTypes';
import { readStored, removeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn, selectIsSignedOut, selectLastEnd } from '@/store/session';
import { isFarewell, routeOf } from '@/routes/destination';
import { Outlet, ScrollRestoration, useLocation, type Location } from '@/routes/navigation';
import { needsSession, routeEntry } from '@/routes/table';
import { useFocusHeadingOnChange } from '@/ui/basics/focus';
import { Notices } from './notices/Notices';
import { useFocusFallback } from './useFocusFallback';
import { useHead } from './useHead';

export function RootLayout() {
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  useHead();
  // Screen readers read the new h1, and the keyboard starts there (quality, section 5), unless a filter keeps the
  // focus.
  useFocusHeadingOnChange(pathname, isRecord(state) && state['keepsFocus'] === true);
  useFocusFallback();
  useScrollAfterReload();
  useNoScrollPositionsAfterLogout();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // The session has ended: until the sign-in page is shown, its page neither reads, stores nor shows anything.
  const lastEnd = useAppSelector(selectLastEnd);
  const hasEnded = !isSignedIn && needsSession(routeOf(pathname)) && !isFarewell(lastEnd, pathname);
  return (
    <>
      {hasEnded ? null : <Outlet />}
      <ScrollRestoration getKey={scrollKey} />
      <Notices />
    </>
  );
}

/** The first page of each load has the same key, so its path counts; a secret address is not stored. */
const scrollKey = ({ key, pathname }: Location) =>
  key === 'default' && routeEntry(routeOf(pathname)).secret !== true ? pathname : key;

/** React Router writes the scroll positions of the session's pages back on `pagehide` (AUT-10, D-70). */
function useNoScrollPositionsAfterLogout(): void {
  const isLoggedOut = useAppSelector(selectIsSignedOut);
  useEffect(() => {
    if (!isLoggedOut) return undefined;
    const remove = () => removeStored('scrollPositions');
    // Added in the capture phase of the event, so that it runs after the router's own listener.
    const removeLast = () => window.addEventListener('pagehide', remove, { once: true });
    window.addEventListener('pagehide', removeLast, { capture: true });
    return () => window.removeEventListener('pagehide', removeLast, { capture: true });
  }, [isLoggedOut]);
}

/** By then the page has its content. */
const patienceMs = 10_000;

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/** Holds the scroll position while a reloaded page fills, until the user acts: the router restores it only once. */
function useScrollAfterReload(): void {
  const location = useLocation();
  const [arrival] = useState(() => ({ location, top: positionOf(readStored('scrollPositions'), scrollKey(location)) }));
  useEffect(() => {
    const { top } = arrival;
    // For another page, and for the same one after Back, the router restores the position.
    if (top === 0 || location !== arrival.location) return undefined;
    const growth = new ResizeObserver(() => window.scrollTo(0, top));
    const timer = setTimeout(() => stop(), patienceMs);
    const stop = () => {
      growth.disconnect();
      clearTimeout(timer);
      for (const type of moves) window.removeEventListener(type, stop);
    };
    growth.observe(document.body);
    for (const type of moves) window.addEventListener(type, stop, { passive: true });
    return stop;
  }, [arrival, location]);
}

function positionOf(positions: unknown, key: string): number {
  const top = (positions as Record<string, unknown> | null)?.[key];
  return typeof top === 'number' ? Math.floor(top) : 0;
}
