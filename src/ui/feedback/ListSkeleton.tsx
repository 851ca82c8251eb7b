import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

interface ListSkeletonProps {
  rows: number;
  /** Height of a row in px. */
  height: number;
}

const indicesOf = (length: number) => Array.from({ length }, (_, index) => index);

/** Blocks of the height the list's entries will have, so that nothing moves when they arrive. */
export function ListSkeleton({ rows, height }: ListSkeletonProps) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {indicesOf(rows).map((index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: 1.5 }} />
      ))}
    </Stack>
  );
}

/** Rows on a card below their filters, as `FilterChips` and `PagedList` draw them. */
export function CardListSkeleton({ rows, height, filters = 0 }: ListSkeletonProps & { filters?: number }) {
  return (
    <>
      {filters > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
          {indicesOf(filters).map((index) => (
            <Skeleton key={index} variant="rounded" width={96} height={40} sx={{ borderRadius: 5 }} />
          ))}
        </Stack>
      ) : null}
      <Card>
        {indicesOf(rows).map((index) => (
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
