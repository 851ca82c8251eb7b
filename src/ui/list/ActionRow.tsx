import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
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
  /** For a narrow place: the action is below the text, as on every phone. */
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
  const areas = { xs: '"picture words" ". action"', [wide]: '"picture words action"' };
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={RouterLink}
        to={to}
        state={handover}
        onClick={onFollow}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          gridTemplateAreas: areas,
          columnGap: 2,
          px: isNarrow ? 2 : { xs: 2, sm: 3 },
          py: isNarrow ? 1.5 : 1,
          minHeight: 64,
        }}
      >
        {/* Where the action stands below the words, on the line of the title. */}
        <Box sx={{ ...pictureArea, alignSelf: isNarrow ? 'start' : { xs: 'start', sm: 'center' } }}>{picture}</Box>
        <Box sx={{ gridArea: 'words', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
          <Typography variant="body1" sx={{ fontWeight: 500 }}>
            {title}{' '}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {reason}{' '}
          </Typography>
        </Box>
        <Typography
          variant="body2"
          component="span"
          sx={{ gridArea: 'action', color: 'primary.main', fontWeight: 600, mt: isNarrow ? 0.5 : { xs: 0.5, sm: 0 } }}
        >
          {action}
        </Typography>
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
