import { Box, Card, Skeleton, Stack } from '@mui/material';

interface ListSkeletonProps {
  rows: number;
  /** Of a row, in px. */
  height: number;
}

/** Blocks of the height the list's entries will have, so that nothing moves when they arrive. */
export function ListSkeleton({ rows, height }: ListSkeletonProps) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: 1.5 }} />
      ))}
    </Stack>
  );
}

/** Looks like the filters of a list above its rows on one card. */
export function CardListSkeleton({ rows, height, filters = 0 }: ListSkeletonProps & { filters?: number }) {
  return (
    <>
      {filters > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {Array.from({ length: filters }, (_, index) => (
            <Skeleton key={index} variant="rounded" width={96} height={40} sx={{ borderRadius: 5 }} />
          ))}
        </Stack>
      ) : null}
      <Card>
        {Array.from({ length: rows }, (_, index) => (
          <Stack
            key={index}
            sx={{
              height,
              px: { xs: 2, sm: 3 },
              justifyContent: 'center',
              borderTop: index > 0 ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <Skeleton width="60%" sx={{ fontSize: 'h3.fontSize' }} />
            <Skeleton width="35%" sx={{ fontSize: 'body2.fontSize' }} />
          </Stack>
        ))}
      </Card>
    </>
  );
}

/** Looks like a search field above cards side by side. */
export function GridSkeleton({ rows, height }: ListSkeletonProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={44} sx={{ maxWidth: 440 }} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
        }}
      >
        {Array.from({ length: 2 * rows }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: 1.5 }} />
        ))}
      </Box>
    </Box>
  );
}
