import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useEffect, useState, type RefObject } from 'react';
import { barHeight } from '@/ui/page/PageHead';

/** From here on the head goes out of sight; at least this far the page is scrolled before it becomes a bar. */
const leastScroll = 40;

interface ShrunkHead {
  isShrunk: boolean;
  /** What the bar is lower than the whole head, in px: the page below it must not jump. */
  difference: number;
}

/**
 * Whether the head of a long page has been scrolled away except for the height of a bar, on screens that have room for
 * both; keeps `--head-height` for what sticks below the bar.
 */
export function useShrunkHead(head: RefObject<HTMLElement | null>): ShrunkHead {
  const shrinks = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [{ height, end }, setSize] = useState({ height: barHeight, end: 0 });
  const isScrolled = useScrollTrigger({
    disableHysteresis: true,
    threshold: Math.max(leastScroll, Math.round(end) - barHeight),
  });
  const isShrunk = shrinks && isScrolled;
  useEffect(() => {
    const element = head.current;
    if (!element || !shrinks || isShrunk) return undefined;
    const measure = () => {
      const { bottom, height: whole } = element.getBoundingClientRect();
      const covered = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--sticky-top')) || 0;
      setSize({ height: whole, end: bottom + window.scrollY - covered });
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [head, shrinks, isShrunk]);
  useEffect(() => {
    if (!shrinks) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--head-height', `${barHeight}px`);
    return () => {
      style.removeProperty('--head-height');
    };
  }, [shrinks]);
  return { isShrunk, difference: height - barHeight };
}
