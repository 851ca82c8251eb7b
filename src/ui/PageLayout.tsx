import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageLayoutProps {
  /** The page's one h1; takes the focus when the page is arrived at. */
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Chips or a save state beside the title. */
  status?: ReactNode;
  /** At most one primary button, and quieter ones. */
  actions?: ReactNode;
  /** `text` keeps a readable column, `page` the full content width. */
  width?: 'text' | 'page';
  children: ReactNode;
}

/** Heading, actions and content of a page inside any layout; the one place where an h1 is written. */
export function PageLayout({ title, intro, status, actions, width = 'page', children }: PageLayoutProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: width === 'text' ? 720 : 1200, mx: 'auto' }}>
      <Stack
        component="header"
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', sm: 'flex-start' }, gap: 2, mb: 3 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
            <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
              {title}
            </Typography>
            {status}
          </Stack>
          {intro ? (
            <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 720 }} component="div">
              {intro}
            </Typography>
          ) : null}
        </Box>
        {actions ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', flexShrink: 0 }}>
            {actions}
          </Stack>
        ) : null}
      </Stack>
      {children}
    </Box>
  );
}
