import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { RouterLink } from '@/routes/navigation';

interface ActionRowProps {
  to: string;
  /** Location state that tells the page what to open. */
  handover?: unknown;
  picture: ReactNode;
  title: ReactNode;
  reason: string;
  /** One word. */
  action: string;
  /** For a narrow place: the action is below the title, as on every phone. */
  isNarrow?: boolean;
  onFollow?: () => void;
}

export function ActionRow({
  to,
  handover,
  picture,
  title,
  reason,
  action,
  isNarrow = false,
  onFollow,
}: ActionRowProps) {
  const wide = isNarrow ? 'never' : 'sm';
  const areas = { xs: '"picture title" "picture line"', [wide]: '"picture title action" "picture reason action"' };
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={RouterLink}
        to={to}
        state={handover}
        onClick={onFollow}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', [wide]: 'auto minmax(0, 1fr) auto' },
          gridTemplateAreas: areas,
          alignContent: 'center',
          columnGap: 2,
          px: isNarrow ? 2 : { xs: 2, sm: 3 },
          py: { xs: 1.5, [wide]: 1 },
          minHeight: 64,
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        }}
      >
        {/* Where the action stands below, on the line of the title. */}
        <Box sx={{ ...pictureArea, alignSelf: { xs: 'start', [wide]: 'center' } }}>{picture}</Box>
        <Typography variant="body1" sx={{ gridArea: 'title', fontWeight: 500 }}>
          {title}{' '}
        </Typography>
        <Box sx={{ ...line, display: { xs: 'flex', [wide]: 'contents' } }}>
          <Typography variant="body2" sx={{ gridArea: 'reason', flex: '1 1 8em', color: 'text.secondary' }}>
            {reason}{' '}
          </Typography>
          <Typography
            variant="body2"
            component="span"
            sx={{ gridArea: 'action', alignSelf: { [wide]: 'center' }, color: 'primary.main', fontWeight: 600 }}
          >
            {action}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

const pictureArea = {
  gridArea: 'picture',
  width: 40,
  minHeight: 24,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
} as const;

const line = { gridArea: 'line', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline' } as const;
