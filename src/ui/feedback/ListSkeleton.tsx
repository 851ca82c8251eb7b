import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Rows of the height the list will have, so that nothing moves when it arrives. */
export function ListSkeleton({ rows, height }: { rows: number; height: number }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ borderRadius: 1.5 }} />
      ))}
    </Stack>
  );
}
