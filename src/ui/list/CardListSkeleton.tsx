import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** A list on a card below its filters, as `FilterChips` and `PagedList` draw it. */
export function CardListSkeleton({ rows, height, filters }: { rows: number; height: number; filters: number }) {
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {Array.from({ length: filters }, (_, index) => (
          <Skeleton key={index} variant="rounded" width={96} height={40} sx={{ borderRadius: 5 }} />
        ))}
      </Stack>
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
