import CircularProgress from '@mui/material/CircularProgress';

interface ProgressRingProps {
  /** From 0 to 1. */
  value: number;
  /** In spacing units. */
  size?: number;
  /** Id of the words that say what is measured. */
  labelledBy: string;
}

/** How much of something is done, as a ring that fills; the figure stands beside it in words. */
export function ProgressRing({ value, size = 3, labelledBy }: ProgressRingProps) {
  const thickness = 6;
  return (
    <CircularProgress
      variant="determinate"
      enableTrackSlot
      size={size * 8}
      thickness={thickness}
      value={Math.round(value * 100)}
      aria-labelledby={labelledBy}
      sx={{ flexShrink: 0, '& .MuiCircularProgress-track': { color: 'divider', opacity: 1 } }}
    />
  );
}
