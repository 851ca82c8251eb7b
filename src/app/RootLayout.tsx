import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from '@/routes/navigation';
import { routeOf } from '@/routes/destination';
import { routeEntry } from '@/routes/table';
import { removeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectSession } from '@/store/session';
import { useFocusHeadingOnChange } from '@/ui/basics/focus';
import { useHead } from './useHead';
import { NoticeRegions } from './notices/NoticeRegions';
import { useFocusFallback } from './useFocusFallback';
import { useScrollAfterReload } from './useScrollAfterReload';

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
