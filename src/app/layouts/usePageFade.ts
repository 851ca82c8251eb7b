import { useEffect, useRef, type RefObject } from 'react';
import { isMotionWelcome, motion } from '../motion';

/**
 * Fades a page in, once it is there and without a copy of the one before: a view transition would hold the next page back
 * until the browser has drawn that copy, and take no press meanwhile.
 */
export function usePageFade(area: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isMotionWelcome()) area.current?.animate({ opacity: [0.4, 1] }, { duration: motion.page, easing: 'ease-out' });
  }, [area, pathname]);
}
