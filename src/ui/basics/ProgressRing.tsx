import { CircularProgress } from '@mui/material';

interface ProgressRingProps {
  /** From 0 to 1. */
  value: number;
  /** In spacing units. */
  size?: number;
  color?: 'primary' | 'success';
  /** Id of the words that say what is measured; without it the ring is hidden from screen readers. */
  labelledBy?: string;
}

export function ProgressRing({ value, size = 3, color = 'primary', labelledBy }: ProgressRingProps) {
  return (
    <CircularProgress
      variant="determinate"
      enableTrackSlot
      color={color}
      size={size * 8}
      thickness={6}
      value={Math.round(value * 100)}
      {...(labelledBy === undefined ? { 'aria-hidden': true } : { 'aria-labelledby': labelledBy })}
      sx={{ flexShrink: 0, '& .MuiCircularProgress-track': { color: 'divider', opacity: 1 } }}
    />
  );
}
