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
  /** Where the tile leads. */
  to: string;
  /** Null where it is not known. */
  count: number | null;
  /** What the number is made of. */
  children: ReactNode;
}

/** A number with its label, as a whole a link; loading and failing on its own (ux 4.1). */
export function OverviewTile(props: OverviewTileProps) {
  const { label, icon, to, request, isKnown, count, children, reload } = props;
  const heading = <Heading icon={icon}>{label}</Heading>;
  if (request.status === 'failed') {
    return (
      <Card sx={{ ...inner, height: '100%' }}>
        <Box sx={{ mb: 1 }}>{heading}</Box>
        <StatusView request={request} hasContent={false} skeleton={null} onRetry={reload}>
          {null}
        </StatusView>
      </Card>
    );
  }
  if (!isKnown) {
    const skeleton = (
      <Figures heading={heading} count={<Skeleton width="1.5em" />}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </Figures>
    );
    return (
      <Card sx={{ ...inner, height: '100%' }}>
        <StatusView request={request} hasContent={false} skeleton={skeleton} onRetry={reload}>
          {skeleton}
        </StatusView>
      </Card>
    );
  }
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea
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
        <Figures heading={heading} count={count}>
          {children}
        </Figures>
      </CardActionArea>
    </Card>
  );
}

/** Four or six lines of words, by the width of a tile: what is known later moves nothing below it. */
const wordsHeight = { xs: '5.5rem', sm: '8.25rem', lg: '5.5rem' } as const;

const inner = { p: { xs: 2, sm: 3 } } as const;

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
  children: ReactNode;
}

function Figures({ heading, count, children }: FiguresProps) {
  return (
    <>
      {heading}
      <Typography variant="display" sx={{ my: 1 }}>
        {count}
      </Typography>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', minHeight: wordsHeight }}>
        {children}
      </Typography>
    </>
  );
}
