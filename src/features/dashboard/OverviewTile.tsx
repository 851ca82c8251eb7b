import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RouterLink } from '@/routes/navigation';
import { StatusView } from '@/ui/feedback/StatusView';
import type { Loadable } from './loadable';

interface OverviewTileProps extends Omit<Loadable<unknown>, 'items'> {
  label: string;
  icon: ReactNode;
  to: string;
  /** Null where it is not known. */
  count: number | null;
  /** Has two lines below its number. */
  isShort?: boolean;
  children: ReactNode;
}

/** A link as a whole; loads and fails on its own (ux 4.1). */
export function OverviewTile(props: OverviewTileProps) {
  const { label, icon, to, request, isKnown, count, isShort = false, reload, children } = props;
  const hasFailed = request.status === 'failed';
  const heading = <Heading icon={icon}>{label}</Heading>;
  const skeleton = (
    <Box sx={inner}>
      <Figures heading={heading} count={<Skeleton width="1.5em" />} isShort={isShort}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </Figures>
    </Box>
  );
  return (
    <Card sx={hasFailed ? inner : null}>
      {hasFailed ? <Box sx={{ mb: 1 }}>{heading}</Box> : null}
      <StatusView
        request={request}
        hasContent={isKnown && !hasFailed}
        skeleton={skeleton}
        empty={skeleton}
        onRetry={reload}
      >
        <CardActionArea component={RouterLink} to={to} sx={pressed}>
          <Figures heading={heading} count={count} isShort={isShort}>
            {children}
          </Figures>
        </CardActionArea>
      </StatusView>
    </Card>
  );
}

/** Five lines of text, or two: late data moves nothing below it. */
const wordsHeight = '7rem';
const shortWordsHeight = '3.75rem';

const inner = { p: { xs: 2, sm: 3 } } as const;

const pressed = {
  ...inner,
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
} as const;

function Heading({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', '& svg': { fontSize: 20, color: 'text.secondary' } }}>
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

/** The number comes first visually, so that those of a row align; screen readers hear the heading first. */
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
