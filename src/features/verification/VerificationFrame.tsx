import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type ReactNode } from 'react';
import { LanguageSwitch } from '@/ui/LanguageSwitch';
import { Logo } from '@/ui/Logo';
import { PageLayout, type PageLayoutProps } from '@/ui/PageLayout';

interface VerificationFrameProps extends Pick<PageLayoutProps, 'title' | 'intro'> {
  /** Above the heading: the expert. */
  top?: ReactNode;
  children: ReactNode;
}

/** The one column of the page, with a small mark and without a menu (ux 4.4). */
export function VerificationFrame({ top, title, intro, children }: VerificationFrameProps) {
  const column = useRef<HTMLDivElement>(null);
  // One address shows several pages in a row. Like a change of route, each begins at its heading, unless somebody is at
  // a control that stays.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    window.scrollTo(0, 0);
    column.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={column} sx={{ maxWidth: 480, mx: 'auto', display: 'grid', gap: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Logo />
        <LanguageSwitch />
      </Stack>
      {top}
      <PageLayout title={title} intro={intro} width="text">
        {children}
      </PageLayout>
    </Box>
  );
}
