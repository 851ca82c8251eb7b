import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

interface ListSkeletonProps {
  rows: number;
  /** Height of a row in px. */
  height: number;
  /** Rows on one card, not a card each. */
  divided?: boolean;
}

/** Rows of the height the list will have, so that nothing moves when it arrives. */
export function ListSkeleton({ rows, height, divided = false }: ListSkeletonProps) {
  const indices = Array.from({ length: rows }, (_, index) => index);
  if (divided) {
    return (
      <Card>
        {indices.map((index) => (
          <Box
            key={index}
            sx={{
              height,
              px: { xs: 2, sm: 3 },
              display: 'grid',
              alignContent: 'center',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Skeleton variant="text" width="40%" sx={{ typography: 'h3' }} />
            <Skeleton variant="text" width="65%" sx={{ typography: 'body2' }} />
          </Box>
        ))}
      </Card>
    );
  }
  return (
    <Stack sx={{ gap: 1.5 }}>
      {indices.map((index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: 1.5 }} />
      ))}
    </Stack>
  );
}
