import { Box, Skeleton, Stack, type Theme, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import type { Language } from '@/api/schema/languages';
import { visuallyHidden, VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { Delayed } from '@/ui/feedback/StatusView';

export interface PageHeadProps {
  /** The page's one h1; takes the focus on arrival. */
  title: string;
  /** In place of a title that is not known yet; `title` is for screen readers then. */
  titlePlaceholder?: ReactNode;
  /** Language of the title, where it is not that of the page. */
  titleLang?: Language;
  picture?: ReactNode;
  intro?: ReactNode;
  status?: ReactNode;
  /** The page is a sheet of paper with a text: its title stands large on it, or is typed, so that the h1 is only read out. */
  paper?: 'read' | 'write';
  /** At most one primary button, and secondary ones. */
  actions?: ReactNode;
  /** A bar shows the same actions while these are out of sight. */
  areActionsHidden?: boolean;
  ref?: Ref<HTMLElement>;
}

export function PageHead(props: PageHeadProps) {
  const { title, titlePlaceholder, titleLang, picture, intro, status, actions, areActionsHidden = false, ref } = props;
  const { paper } = props;
  const isTyped = paper === 'write';
  return (
    <Stack
      component="header"
      ref={ref}
      direction="row"
      sx={[{ justifyContent: 'space-between', gap: 2, mb: paper ? 2 : 3 }, isTyped ? headOfTyped : head]}
    >
      <Stack direction="row" sx={{ flexGrow: 1, gap: { xs: 2, sm: 3 }, alignItems: 'center', minWidth: 0 }}>
        {picture}
        <Box sx={{ minWidth: 0 }}>
          <Box sx={status && !isTyped ? inTheText : undefined}>
            <Typography
              variant={paper === 'read' ? 'article' : 'h1'}
              component="h1"
              lang={titleLang}
              tabIndex={-1}
              sx={isTyped ? visuallyHidden : shownTitle}
            >
              {titlePlaceholder ?? title}
            </Typography>{' '}
            {status ? <Box component={isTyped ? 'div' : 'span'}>{status}</Box> : null}
          </Box>
          {intro ? (
            <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 720 }} component="div">
              {intro}
            </Typography>
          ) : null}
        </Box>
      </Stack>
      {actions ? (
        <Stack
          direction="row"
          sx={[
            { gap: 1, flexWrap: 'wrap', alignItems: 'center', flexShrink: 0, maxWidth: '100%' },
            areActionsHidden ? { visibility: 'hidden' } : null,
            flush,
          ]}
        >
          {actions}
        </Stack>
      ) : null}
    </Stack>
  );
}

/** The status follows the last word of the title; the gap is a space, which disappears at the start of a line. */
const inTheText = {
  typography: 'h1',
  wordSpacing: '8px',
  '& > *': { wordSpacing: 'normal' },
  '& > h1': { display: 'inline' },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 1.5, verticalAlign: 'middle' },
} as const;

/** On a narrow page actions are below the title: several always, a single one where the title needs the room. */
const head = (theme: Theme) => ({
  alignItems: 'flex-start',
  [theme.breakpoints.down('lg')]: {
    flexWrap: 'wrap',
    '& > :first-of-type': { flexBasis: 'min(100%, 400px)' },
    '&:has(> :last-child > * + *) > :first-of-type': { flexBasis: '100%' },
  },
});

const shownTitle = {
  outline: 'none',
  minWidth: 0,
  hyphens: 'auto',
  // A title may say where a phone, which has no room for one line, breaks it.
  whiteSpace: { xs: 'pre-line', sm: 'normal' },
} as const;

/** State and actions, which share a line where they fit. */
const headOfTyped = { alignItems: 'center', flexWrap: 'wrap', '&:has(> * + *)': { minHeight: 48 } } as const;

/** Aligns a text button with the page by its text; below the title, the primary button comes first. */
const flush = (theme: Theme) => ({
  '& > .MuiButton-text:only-child': theme.mixins.textButtonAtEdge,
  [theme.breakpoints.down('lg')]: {
    '&:has(> * + *)': {
      columnGap: 2,
      '& > .MuiButton-contained': { order: -1 },
      '& > .MuiButton-text': theme.mixins.textButtonAtEdge,
    },
  },
});

/** In place of a title that is not known yet; `title`, the kind of page, is for screen readers only. */
export function TitleSkeleton({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Delayed>
        <Skeleton component="span" sx={{ display: 'block', width: 'min(60vw, 480px)' }} />
      </Delayed>
    </>
  );
}
