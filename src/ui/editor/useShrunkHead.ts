import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { barHeight } from '@/ui/page/PageHead';

/** From here on the head goes out of sight; at least this far the page is scrolled before it becomes a bar. */
const minScroll = 40;

interface ShrunkHead {
  isShrunk: boolean;
  /** What the bar is lower than the whole head, in px: the page below it must not jump. */
  difference: number;
}

/**
 * Whether the head of a long page has been scrolled away except for the height of a bar, on screens that have room for
 * both; keeps `--head-height` for what sticks below the bar.
 *
 * @param isComplete Whether the head has the height that it will keep, so that it can be measured.
 */
export function useShrunkHead(head: RefObject<HTMLElement | null>, isComplete: boolean): ShrunkHead {
  const shrinks = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [size, setSize] = useState<{ height: number; end: number } | null>(null);
  const isScrolled = useScrollTrigger({
    disableHysteresis: true,
    threshold: Math.max(minScroll, Math.round(size?.end ?? 0) - barHeight),
  });
  // Before it is measured nothing can fill its place, and the page would come up by what it is higher than the bar.
  const isShrunk = shrinks && isScrolled && size !== null;
  // Disconnects the observer before it can measure the bar.
  useLayoutEffect(() => {
    const element = head.current;
    if (!element || !shrinks || !isComplete || isShrunk) return undefined;
    const measure = () => {
      const { bottom, height: whole } = element.getBoundingClientRect();
      const covered = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--sticky-top')) || 0;
      setSize({ height: whole, end: bottom + window.scrollY - covered });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [head, shrinks, isComplete, isShrunk]);
  useEffect(() => {
    if (!shrinks) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--head-height', `${barHeight}px`);
    return () => {
      style.removeProperty('--head-height');
    };
  }, [shrinks]);
  return { isShrunk, difference: size === null ? 0 : size.height - barHeight };
}
