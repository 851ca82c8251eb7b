import { Box, Stack } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useBarHeight } from '@/ui/basics/useBarHeight';
import { BlankHead } from '@/ui/page/BlankHead';
import { HelpLink, LegalLinks } from '@/ui/page/LegalLinks';
import { PageLayout, type PageLayoutProps } from '@/ui/page/PageLayout';

interface VerificationFrameProps extends Pick<PageLayoutProps, 'title' | 'intro'> {
  top?: ReactNode;
  /** Stays at the foot of the screen while the rest scrolls above it. */
  bottom?: ReactNode;
  children: ReactNode;
}

/** On so low a screen (a phone in landscape, a large zoom) a fixed bar would leave no room to read. */
const lowScreen = '@media (max-height: 30em)';

/** The one column of the page, with a small mark and without a menu (ux 4.4). */
export function VerificationFrame({ top, bottom, title, intro, children }: VerificationFrameProps) {
  const column = useRef<HTMLDivElement>(null);
  const bar = useBarHeight('--bottom-height', true);
  // One address shows several pages: each begins at its heading, unless a control that stays has the focus.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    column.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  const page = (
    <Stack ref={column} sx={{ maxWidth: 480, mx: 'auto', gap: 2 }}>
      <BlankHead />
      {top}
      <PageLayout title={title} intro={intro} width="text">
        {children}
      </PageLayout>
      <Stack component="footer" direction="row" sx={{ flexWrap: 'wrap', gap: 2, color: 'text.secondary' }}>
        <LegalLinks />
        <HelpLink />
      </Stack>
    </Stack>
  );
  if (!bottom) return page;
  // Scrolling above the bar and not behind it: nothing that has the focus is ever covered (WCAG 2.4.11).
  return (
    <Stack sx={{ position: 'fixed', inset: 0, [lowScreen]: { position: 'static' } }}>
      <Box sx={{ flex: 1, overflowY: 'auto', p: 2, pt: { xs: 2, sm: 4 }, [lowScreen]: { overflowY: 'visible', p: 0 } }}>
        {page}
      </Box>
      <Box
        ref={bar}
        sx={(theme) => ({
          flexShrink: 0,
          maxHeight: '85dvh',
          overflowY: 'auto',
          borderTop: 1,
          borderColor: 'divider',
          px: 2,
          pt: 1,
          pb: `calc(${theme.spacing(1)} + env(safe-area-inset-bottom))`,
          [lowScreen]: { maxHeight: 'none', mt: 3, px: 0 },
        })}
      >
        <Stack sx={{ maxWidth: 480, mx: 'auto' }}>{bottom}</Stack>
      </Box>
    </Stack>
  );
}
