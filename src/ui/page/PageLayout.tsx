import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Language } from '@/api/schema/languages';
import { useHeadHeight } from './useHeadHeight';

export interface PageLayoutProps {
  /** The page's one h1; takes the focus when the page is arrived at. */
  title: string;
  /** In the place of a title that is not known yet. */
  titlePlaceholder?: ReactNode;
  /** Language of the title, where it is not that of the page. */
  titleLang?: Language;
  /** A picture of the page's subject, left of the title. */
  picture?: ReactNode;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Chips or a save state beside the title. */
  status?: ReactNode;
  /** At most one primary button, and quieter ones. */
  actions?: ReactNode;
  /** `text` keeps a readable column, `page` the full content width. */
  width?: 'text' | 'page';
  /** Keeps title and actions in sight on wider screens, below the navbar. */
  sticky?: boolean;
  children: ReactNode;
}

/** Heading, actions and content of a page inside any layout; the one place where an h1 is written. */
export function PageLayout({
  title,
  titlePlaceholder,
  titleLang,
  picture,
  intro,
  status,
  actions,
  width = 'page',
  sticky = false,
  children,
}: PageLayoutProps) {
  const head = useHeadHeight(sticky);
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: width === 'text' ? 720 : 1200,
        mx: 'auto',
        marginInlineStart: 'var(--page-start, auto)',
      }}
    >
      <Stack
        component="header"
        ref={head}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{
          justifyContent: 'space-between',
          alignItems: { xs: 'stretch', sm: 'flex-start' },
          gap: 2,
          mb: 3,
          ...(sticky ? stuck : {}),
        }}
      >
        <Stack direction="row" sx={{ gap: { xs: 2, sm: 3 }, alignItems: 'center', minWidth: 0 }}>
          {picture}
          <Box sx={{ minWidth: 0 }}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
              <Typography
                variant="h1"
                lang={titleLang}
                tabIndex={-1}
                sx={{ outline: 'none', minWidth: 0, hyphens: 'auto' }}
              >
                {titlePlaceholder ?? title}
              </Typography>
              {status}
            </Stack>
            {intro ? (
              <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 720 }} component="div">
                {intro}
              </Typography>
            ) : null}
          </Box>
        </Stack>
        {actions ? (
          <Stack direction="row" sx={[{ gap: 1, flexWrap: 'wrap', flexShrink: 0 }, flush]}>
            {actions}
          </Stack>
        ) : null}
      </Stack>
      {children}
    </Box>
  );
}

/** Words alone stand on the page's edge, not the button around them. */
const flush = (theme: Theme) => ({ '& > .MuiButton-text:only-child': theme.mixins.textButtonAtEdge });

const stuck = {
  position: { md: 'sticky' },
  top: 'var(--sticky-top, 0px)',
  zIndex: 2,
  bgcolor: 'background.default',
  mt: { md: -2 },
  py: { md: 2 },
  borderBottom: { md: 1 },
  borderColor: { md: 'divider' },
} as const;
