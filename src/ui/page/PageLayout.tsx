import { Box } from '@mui/material';
import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from '@/routes/navigation';
import { PageHead, type PageHeadProps } from './PageHead';

export interface PageLayoutProps extends Omit<PageHeadProps, 'ref'> {
  headRef?: PageHeadProps['ref'];
  /** `text` is a readable column, `post` that of the discussion, `page` the full content width. */
  width?: keyof typeof widths;
  /** Paints the content together with the head, since something follows below the page. */
  isWhole?: boolean;
  children: ReactNode;
}

const widths = { text: 720, post: 680, page: 1200 } as const;

/** In the middle of the window; on a phone over its whole width. */
const sheet = {
  bgcolor: 'background.paper',
  width: { xs: 'auto', sm: '100%' },
  m: { xs: -2, sm: '0 auto' },
  p: { xs: 2, sm: 3 },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: 1.5 },
} as const;

/** The one place with an h1. After a navigation the head is painted first, the rest right after (performance S7). */
export function PageLayout({ width = 'page', isWhole = false, headRef, children, ...head }: PageLayoutProps) {
  const navigationType = useNavigationType();
  // On the way back the page is scrolled to where it was left, which needs all of it.
  const isPainted = useDeferredValue(true, isWhole || navigationType === NavigationType.Pop);
  return (
    <Box
      sx={[
        {
          width: '100%',
          maxWidth: widths[width],
          mx: 'auto',
          // The column of the discussion stands in the middle.
          ...(width === 'post' ? {} : { marginInlineStart: 'var(--page-start, auto)' }),
        },
        head.paper ? sheet : null,
      ]}
    >
      <PageHead {...head} ref={headRef} />
      {isPainted ? children : <Box sx={{ minHeight: '100vh' }} />}
    </Box>
  );
}
