import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The outline of the page: the questions and the button. */
export function VerificationSkeleton() {
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Skeleton variant="circular" width={72} height={72} />
        <Skeleton variant="text" width="60%" height={32} />
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {[180, 140, 200, 120].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={44} sx={{ borderRadius: 4 }} />
        ))}
      </Stack>
      <Skeleton variant="rounded" height={168} sx={{ borderRadius: 1.5 }} />
      <Skeleton variant="rounded" height={44} />
    </Stack>
  );
}
