import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from '@/routes/navigation';
import { useHead } from './useHead';
import { NoticeRegions } from './notices/NoticeRegions';
import { useFocusFallback } from './useFocusFallback';

/** The frame around every route: title and robots, focus on arrival, scroll position, messages. */
export function RootLayout() {
  useHead();
  useArrivalFocus();
  useFocusFallback();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <NoticeRegions />
    </>
  );
}

/** After a change of page the h1 has the focus, so that it is read and the keyboard starts there (quality, section 5). */
function useArrivalFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
