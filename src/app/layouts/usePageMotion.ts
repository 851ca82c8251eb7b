import { useEffect, useRef, type RefObject } from 'react';
import { motion } from '../themeComponents';

/** Also false where the browser cannot animate by script. */
export function isMotionWelcome(): boolean {
  return 'animate' in Element.prototype && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Motion in the main part of the page: its lists, and the next page, which fades in once it is there (ux 2.8). */
export function usePageMotion(area: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isMotionWelcome()) area.current?.animate({ opacity: [0.4, 1] }, { duration: motion.page, easing: 'ease-out' });
  }, [area, pathname]);

  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { watchRows } = await import('./rowMotion');
      if (!isGone && area.current) stop = watchRows(area.current, isMotionWelcome);
    };
    // A page without motion is as good; what matters fails elsewhere, too.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [area]);
}
