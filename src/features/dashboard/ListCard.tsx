import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export const cardEdge = { px: { xs: 2, sm: 3 } } as const;

/** Rows share the height of a card that is as high as its neighbour. */
export const dividedRows = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  '& > li': { borderTop: 1, borderColor: 'divider', flexGrow: 1, alignItems: 'stretch' },
} as const;

interface ListCardProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A card whose rows reach from edge to edge. */
export function ListCard({ title, action, children }: ListCardProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        pt: 2,
        overflow: 'hidden',
        '& > .MuiAlert-root': { mx: cardEdge.px, mb: 2 },
      }}
    >
      {/* As high as a title with actions in the neighbouring card. */}
      <Box sx={head}>
        <Typography variant="h2" id={id} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}

const head = {
  ...cardEdge,
  mb: 1,
  minHeight: 36,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;
