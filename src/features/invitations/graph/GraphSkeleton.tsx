import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListSkeleton } from '@/ui/feedback/ListSkeleton';

export const drawingHeight = {
  xs: 'min(64vh, 460px)',
  md: 'clamp(360px, calc(100vh - 250px), 600px)',
} as const;

/** Diameter in px, place of the middle in per cent. */
const circles = [
  [52, 50, 46],
  [36, 38, 30],
  [36, 38, 64],
  [36, 63, 46],
  [26, 30, 18],
  [26, 27, 50],
  [26, 32, 80],
  [26, 62, 18],
  [26, 72, 32],
  [26, 72, 62],
  [26, 62, 78],
] as const;

export function DrawingSkeleton() {
  return (
    <Card sx={{ position: 'relative', height: drawingHeight }}>
      {circles.map(([size, left, top]) => (
        <Box
          key={`${left} ${top}`}
          sx={{ position: 'absolute', left: `${left}%`, top: `${top}%`, m: `-${size / 2}px` }}
        >
          <Skeleton variant="circular" width={size} height={size} />
        </Box>
      ))}
    </Card>
  );
}

/** A narrow window begins with the table. */
export function GraphSkeleton() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  return isNarrow ? <ListSkeleton rows={6} height={56} /> : <DrawingSkeleton />;
}
