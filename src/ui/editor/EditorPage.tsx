import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { barHeight } from '@/ui/page/PageHead';
import { PageLayout, type PageLayoutProps } from '@/ui/page/PageLayout';

/** A long page whose head shrinks to a bar while it is scrolled, on wider screens (ux 2.4). */
export function EditorPage({ children, ...page }: Omit<PageLayoutProps, 'isShrunk' | 'headRef'>) {
  const head = useRef<HTMLElement>(null);
  const { isShrunk, difference } = useShrunkHead(head, page.titlePlaceholder === undefined);
  return (
    <PageLayout {...page} headRef={head} isShrunk={isShrunk}>
      {isShrunk ? <Box aria-hidden sx={{ height: difference }} /> : null}
      {children}
    </PageLayout>
  );
}

/** The head becomes a bar once the page is scrolled as far as this at least, in px. */
const minScroll = 40;

/**
 * Whether the head of a long page has been scrolled away except for the height of a bar, on screens that have room for
 * both; keeps `--head-height` for what sticks below the bar.
 *
 * @param isComplete Whether the head has the height that it will keep, so that it can be measured.
 */
function useShrunkHead(head: RefObject<HTMLElement | null>, isComplete: boolean) {
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
  // `difference` fills the place of what the bar is lower than the whole head, so that the page below does not jump.
  return { isShrunk, difference: size === null ? 0 : size.height - barHeight };
}
