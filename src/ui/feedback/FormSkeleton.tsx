import { Skeleton, Stack } from '@mui/material';

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack sx={{ gap: 2.5 }}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width={index % 2 === 0 ? '35%' : '50%'} />
          <Skeleton variant="rounded" height={46} sx={{ borderRadius: 1, mt: 0.5 }} />
        </div>
      ))}
    </Stack>
  );
}
