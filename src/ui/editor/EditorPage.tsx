import { Box, GlobalStyles, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { stickyBar } from '@/ui/basics/stickyBar';
import { PageLayout, type PageLayoutProps } from '@/ui/page/PageLayout';

/** In rem, so that it grows with the text size. */
const barHeight = '3.5rem';

/** Shows a bar in place of its head once that is out of sight, if the window is high enough (ux 2.4, D-92). */
export function EditorPage({ children, ...page }: Omit<PageLayoutProps, 'headRef' | 'areActionsHidden'>) {
  const head = useRef<HTMLElement>(null);
  const hasRoom = useMediaQuery('(min-height: 480px)', { noSsr: true });
  const isBarShown = useIsOutOfSight(head) && hasRoom;
  return (
    <PageLayout {...page} headRef={head} areActionsHidden={isBarShown}>
      {hasRoom ? <GlobalStyles styles={{ ':root': { '--head-height': barHeight } }} /> : null}
      {isBarShown ? <HeadBar {...page} /> : null}
      {children}
    </PageLayout>
  );
}

/** The title is hidden from screen readers, which read the one in the head. */
function HeadBar({ title, titleLang, titlePlaceholder, status, paper, actions }: Omit<PageLayoutProps, 'children'>) {
  return (
    <Box sx={[place, paper ? { mx: { xs: -2, sm: -3 } } : null]}>
      <Box role="group" aria-label={title} sx={[bar, paper ? onPaper : null]}>
        <Typography aria-hidden variant="h3" component="div" lang={titleLang} noWrap title={title}>
          {paper ? status : (titlePlaceholder ?? title)}
        </Typography>
        {actions}
      </Box>
    </Box>
  );
}

function useIsOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOutOfSight, setIsOutOfSight] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setIsOutOfSight(entries.at(-1)?.isIntersecting === false), {
      rootMargin: '-56px 0px 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOutOfSight;
}

/** Takes no room in the page. */
const place = {
  ...stickyBar('top'),
  top: 'var(--sticky-top, 0px)',
  zIndex: 2,
  height: 0,
  mx: { xs: -2, sm: -3, lg: 0 },
  containerType: 'inline-size',
} as const;

const onPaper = { px: { xs: 2, sm: 3 }, bgcolor: 'background.paper' } as const;

/** Without room for one line the save state moves below the title, and buttons that are not primary are left out. */
const narrow = '@container (max-width: 56rem)';

const bar = {
  height: barHeight,
  px: { xs: 2, sm: 3, lg: 0 },
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '& > *': { flexShrink: 0 },
  '& > [aria-hidden]': { flex: 1 },
  [narrow]: {
    display: 'grid',
    gridTemplate: '1fr auto / minmax(30%, 1fr)',
    '& > [aria-hidden]': { gridArea: '1 / 1' },
    '& > p': { gridArea: '2 / 1' },
    '& > .MuiButtonBase-root': { gridRow: '1 / span 2' },
    // A word that is too wide for a phone with large text is broken.
    '& > .MuiButton-root': { minWidth: 0, lineHeight: 1.2, hyphens: 'auto', overflowWrap: 'anywhere' },
    '& > .MuiButton-root:not(.MuiButton-contained)': { display: 'none' },
  },
} as const;
