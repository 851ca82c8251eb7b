import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import type { Language } from '@/api/schema/languages';
import { stickyBar } from '@/ui/basics/stickyBar';

export interface PageHeadProps {
  /** The page's one h1; takes the focus when the page is arrived at. */
  title: string;
  /** In the place of a title that is not known yet; the title is only read out then. */
  titlePlaceholder?: ReactNode;
  /** Language of the title, where it is not that of the page. */
  titleLang?: Language;
  /** A picture of the page's subject, left of the title. */
  picture?: ReactNode;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Chips beside the title. */
  status?: ReactNode;
  /** At most one primary button, and secondary ones. */
  actions?: ReactNode;
  /** A bar that stays below the navbar: the title in one line, status and actions. */
  isShrunk?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Height of a head that is shrunk to a bar, in px (ux 2.4). */
export const barHeight = 56;

/** Title, status and actions of a page. */
export function PageHead(props: PageHeadProps) {
  const { title, titlePlaceholder, titleLang, picture, intro, status, actions, isShrunk = false, ref } = props;
  return (
    <Stack
      component="header"
      ref={ref}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        justifyContent: 'space-between',
        alignItems: { xs: 'stretch', sm: isShrunk ? 'center' : 'flex-start' },
        gap: 2,
        mb: 3,
        ...(isShrunk ? bar : {}),
      }}
    >
      <Stack direction="row" sx={{ gap: { xs: 2, sm: 3 }, alignItems: 'center', minWidth: 0 }}>
        {isShrunk ? null : picture}
        <Box sx={{ minWidth: 0 }}>
          <Box sx={isShrunk ? inOneLine : status ? inTheText : undefined}>
            <Typography
              variant={isShrunk ? 'h3' : 'h1'}
              component="h1"
              lang={titleLang}
              tabIndex={-1}
              noWrap={isShrunk}
              {...(isShrunk ? { title } : {})}
              sx={{
                outline: 'none',
                minWidth: 0,
                hyphens: 'auto',
                // A title may say where a phone, which has no room for one line, breaks it.
                whiteSpace: { xs: isShrunk ? 'nowrap' : 'pre-line', sm: isShrunk ? 'nowrap' : 'normal' },
              }}
            >
              {titlePlaceholder ?? title}
            </Typography>
            {status ? <Box component="span">{status}</Box> : null}
          </Box>
          {intro && !isShrunk ? (
            <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 720 }} component="div">
              {intro}
            </Typography>
          ) : null}
        </Box>
      </Stack>
      {actions ? (
        <Stack
          direction="row"
          sx={[{ gap: 1, flexWrap: isShrunk ? 'nowrap' : 'wrap', alignItems: 'center', flexShrink: 0 }, flush]}
        >
          {actions}
        </Stack>
      ) : null}
    </Stack>
  );
}

const inOneLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 1.5, flexShrink: 0 },
} as const;

/** The status follows the last word of the title. */
const inTheText = {
  '& > h1': { display: 'inline' },
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    verticalAlign: 'middle',
    marginInlineStart: 1.5,
  },
} as const;

/** Words alone stand on the page's edge, not the button around them; on a phone the primary button comes first. */
const flush = (theme: Theme) => ({
  '& > .MuiButton-text:only-child': theme.mixins.textButtonAtEdge,
  [theme.breakpoints.down('sm')]: {
    columnGap: 2,
    '& > .MuiButton-contained': { order: -1 },
    '& > .MuiButton-text': theme.mixins.textButtonAtEdge,
  },
});

const bar = {
  ...stickyBar('top'),
  top: 'var(--sticky-top, 0px)',
  zIndex: 2,
  height: barHeight,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
