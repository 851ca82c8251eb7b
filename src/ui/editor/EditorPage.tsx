import Box from '@mui/material/Box';
import { useRef } from 'react';
import { PageLayout, type PageLayoutProps } from '@/ui/page/PageLayout';
import { useShrunkHead } from './useShrunkHead';

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
