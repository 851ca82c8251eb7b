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
  count: number;
  /** The parts of the number, in short phrases; empty ones are left out. */
  details: readonly string[];
}

/** A number with its label, as a whole a link; loading and failing on its own (ux 4.1). */
export function OverviewTile({ label, icon, to, request, isKnown, count, details, reload }: OverviewTileProps) {
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
      <Figures heading={heading} count={<Skeleton width="1.5em" />} details={<Skeleton width="80%" />} />
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
      <CardActionArea component={RouterLink} to={to} sx={{ ...inner, height: '100%' }}>
        <Figures heading={heading} count={count} details={details.filter(Boolean).join(' · ')} />
      </CardActionArea>
    </Card>
  );
}

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
  details: ReactNode;
}

function Figures({ heading, count, details }: FiguresProps) {
  return (
    <>
      <Stack
        direction={{ xs: 'row', sm: 'column' }}
        sx={{
          justifyContent: 'space-between',
          alignItems: { xs: 'center', sm: 'flex-start' },
          columnGap: 2,
          rowGap: 1,
        }}
      >
        {heading}
        <Typography variant="display">{count}</Typography>
      </Stack>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        {details}
      </Typography>
    </>
  );
}
