import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from './PageHead';

export interface PageLayoutProps extends Omit<PageHeadProps, 'ref'> {
  headRef?: PageHeadProps['ref'];
  /** `text` keeps a readable column, `page` the full content width. */
  width?: 'text' | 'page';
  children: ReactNode;
}

/** Heading, actions and content of a page inside any layout; the one place where an h1 is written. */
export function PageLayout({ width = 'page', headRef, children, ...head }: PageLayoutProps) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: width === 'text' ? 720 : 1200,
        mx: 'auto',
        marginInlineStart: 'var(--page-start, auto)',
      }}
    >
      <PageHead {...head} ref={headRef} />
      {children}
    </Box>
  );
}
