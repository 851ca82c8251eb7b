import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

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
