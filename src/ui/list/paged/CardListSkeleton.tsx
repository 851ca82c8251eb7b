import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

interface CardListSkeletonProps {
  rows: number;
  /** Of a row, in px. */
  height: number;
  filters?: number;
}

/** Looks like `FilterChips` above a `PagedList`. */
export function CardListSkeleton({ rows, height, filters = 0 }: CardListSkeletonProps) {
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
