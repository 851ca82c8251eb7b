import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export function ExpertSkeleton() {
  return (
    <Stack aria-hidden sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Skeleton variant="circular" width={64} height={64} />
        <Stack sx={{ flex: 1 }}>
          <Skeleton variant="text" width="50%" height={24} />
          <Skeleton variant="text" width="70%" height={22} />
        </Stack>
      </Stack>
      <Skeleton variant="rounded" height={98} sx={{ borderRadius: 1.5 }} />
    </Stack>
  );
}

export function VerificationSkeleton() {
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {[180, 140, 200, 120].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={44} sx={{ borderRadius: 4 }} />
        ))}
      </Stack>
      <Skeleton variant="rounded" height={168} sx={{ borderRadius: 1.5 }} />
    </Stack>
  );
}
