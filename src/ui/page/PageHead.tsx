import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import type { Language } from '@/api/schema/languages';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { Delayed } from '@/ui/feedback/Delayed';
import { barHeight, useShrunkHead } from './useShrunkHead';

export interface PageHeadProps {
  /** The page's one h1; takes the focus when the page is arrived at. */
  title: string;
  /** The title is not known yet: it is only read out, and a bar stands in its place. */
  isTitlePending?: boolean;
  /** Language of the title, where it is not that of the page. */
  titleLang?: Language;
  /** A picture of the page's subject, left of the title. */
  picture?: ReactNode;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** Chips beside the title. */
  status?: ReactNode;
  /** At most one primary button, and quieter ones. */
  actions?: ReactNode;
  /** Shrinks to a bar that stays below the navbar while the page is scrolled, on wider screens. */
  shrinks?: boolean;
}

/** Title, status and actions of a page; as a bar it keeps the title in one line, status and actions. */
export function PageHead(props: PageHeadProps) {
  const { title, isTitlePending = false, titleLang, picture, intro, status, actions, shrinks = false } = props;
  const head = useRef<HTMLElement>(null);
  const { isShrunk, difference } = useShrunkHead(head, shrinks);
  return (
    <>
      <Stack
        component="header"
        ref={head}
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
            <Stack
              direction="row"
              sx={{ alignItems: 'center', gap: 1.5, flexWrap: isShrunk ? 'nowrap' : 'wrap', minWidth: 0 }}
            >
              <Typography
                variant={isShrunk ? 'h3' : 'h1'}
                component="h1"
                lang={titleLang}
                tabIndex={-1}
                noWrap={isShrunk}
                {...(isShrunk ? { title } : {})}
                sx={{ outline: 'none', minWidth: 0, hyphens: 'auto' }}
              >
                {isTitlePending ? <PendingTitle title={title} /> : title}
              </Typography>
              {status}
            </Stack>
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
      {isShrunk ? <Box aria-hidden sx={{ height: difference }} /> : null}
    </>
  );
}

function PendingTitle({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Delayed>
        <Skeleton component="span" sx={{ display: 'block', width: 'min(60vw, 480px)' }} />
      </Delayed>
    </>
  );
}

/** Words alone stand on the page's edge, not the button around them. */
const flush = (theme: Theme) => ({ '& > .MuiButton-text:only-child': theme.mixins.textButtonAtEdge });

const bar = {
  position: 'sticky',
  top: 'var(--sticky-top, 0px)',
  zIndex: 2,
  height: barHeight,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
