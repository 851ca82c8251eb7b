import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { RouterLink } from '@/routes/navigation';
import { StatusView } from '@/ui/feedback/StatusView';
import type { Loadable } from './loadable';

interface OverviewTileProps extends Omit<Loadable<unknown>, 'items'> {
  label: string;
  icon: ReactNode;
  /** Where the tile leads. */
  to: string;
  /** Null where it is not known. */
  count: number | null;
  /** Has two lines below its number. */
  isShort?: boolean;
  /** What the number is made of. */
  children: ReactNode;
}

/** A number with its label, as a whole a link; loading and failing on its own (ux 4.1). */
export function OverviewTile(props: OverviewTileProps) {
  const { label, icon, to, request, isKnown, count, isShort = false, children } = props;
  const isShown = isKnown && request.status !== 'failed';
  const { link, retry } = useRetry(props.reload, isShown);
  const heading = <Heading icon={icon}>{label}</Heading>;
  if (request.status === 'failed') {
    return (
      <Card sx={[inner, failed]}>
        <Box sx={{ mb: 1 }}>{heading}</Box>
        <StatusView request={request} hasContent={false} skeleton={null} onRetry={retry}>
          {null}
        </StatusView>
      </Card>
    );
  }
  if (!isKnown) {
    const skeleton = (
      <Figures heading={heading} count={<Skeleton width="1.5em" />} isShort={isShort}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </Figures>
    );
    return (
      <Card sx={{ ...inner, height: '100%' }}>
        <StatusView request={request} hasContent={false} skeleton={skeleton} onRetry={retry}>
          {skeleton}
        </StatusView>
      </Card>
    );
  }
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea
        ref={link}
        component={RouterLink}
        to={to}
        sx={{
          ...inner,
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
        }}
      >
        <Figures heading={heading} count={count} isShort={isShort}>
          {children}
        </Figures>
      </CardActionArea>
    </Card>
  );
}

/** When a tile has been read again on request, its link has the focus that the button had. */
function useRetry(reload: () => void, isShown: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const isAsked = useRef(false);
  useLayoutEffect(() => {
    if (!isShown || !isAsked.current) return;
    isAsked.current = false;
    // Without the button the focus was nowhere, or on the page's heading; it may have gone on since.
    if (document.activeElement?.matches('body, main h1')) link.current?.focus({ preventScroll: true });
  }, [isShown]);
  const retry = () => {
    isAsked.current = true;
    reload();
  };
  return { link, retry };
}

/** Five or seven lines of words, by the width of a tile: what is known later moves nothing below it. */
const wordsHeight = { xs: '7rem', sm: '10.75rem', lg: '7rem' } as const;
/** Alone in its line, as on a phone. */
const shortWordsHeight = { ...wordsHeight, xs: '3.75rem' } as const;

const inner = { p: { xs: 2, sm: 3 } } as const;

/** Where three tiles share a tablet's width, the words need its room. */
const sign = { fontSize: 20, color: 'text.secondary', display: { sm: 'none', md: 'block' } } as const;

/** In a narrow tile the words and the button need the room of the sign. */
const failed = {
  height: '100%',
  '& .MuiAlert-icon': { display: { sm: 'none', md: 'flex' } },
  '& .MuiAlert-action': { paddingInlineStart: { sm: 0, md: 2 }, whiteSpace: 'nowrap' },
} as const;

function Heading({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', '& svg': sign }}>
      {icon}
      <Typography variant="h3" component="h2">
        {children}
      </Typography>
    </Stack>
  );
}

interface FiguresProps {
  heading: ReactNode;
  count: ReactNode;
  isShort: boolean;
  children: ReactNode;
}

/** The number comes first for the eye, so that the numbers of a row stand on one line; what it counts is read before it. */
function Figures({ heading, count, isShort, children }: FiguresProps) {
  return (
    <Stack>
      {heading}
      <Typography variant="display" sx={{ order: -1 }}>
        {count}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ color: 'text.secondary', mt: 1, minHeight: isShort ? shortWordsHeight : wordsHeight }}
      >
        {children}
      </Typography>
    </Stack>
  );
}
