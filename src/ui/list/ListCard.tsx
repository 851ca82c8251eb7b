import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

export const cardEdge = { px: { xs: 2, sm: 3 } } as const;

/** In px; longer texts make a row higher. */
export const cardRowHeight = 64;

/** Rows share the height of a card that is as high as its neighbour. */
export const dividedRows = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  '& > li': { borderTop: 1, borderColor: 'divider', flexGrow: 1, alignItems: 'stretch' },
} as const;

/** A card whose rows reach from edge to edge. */
export function ListCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
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

/** Looks like rows with a title, a line below it and, where `hasPictures`, a round picture. */
export function RowsSkeleton({ rows, hasPictures = false }: { rows: number; hasPictures?: boolean }) {
  return (
    <Box sx={dividedRows}>
      {Array.from({ length: rows }, (_, index) => (
        <Stack
          key={index}
          direction="row"
          sx={{
            ...cardEdge,
            gap: 2,
            minHeight: cardRowHeight,
            alignItems: 'center',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {hasPictures ? <Skeleton variant="circular" width={40} height={40} /> : null}
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="60%" sx={{ fontSize: 'body1.fontSize' }} />
            <Skeleton width="35%" sx={{ fontSize: 'body2.fontSize' }} />
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
