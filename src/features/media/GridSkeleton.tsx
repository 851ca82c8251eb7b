import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export function GridSkeleton() {
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
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={220} sx={{ borderRadius: 1.5 }} />
        ))}
      </Box>
    </Box>
  );
}
