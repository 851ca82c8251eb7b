import { Box, keyframes } from '@mui/material';

const draw = keyframes`
  from { stroke-dashoffset: var(--open, 1); }
  to { stroke-dashoffset: 0; }
`;

interface AnimatedTickProps {
  /** In spacing units. A large one celebrates and takes its time; a small one belongs to a row. */
  size?: number;
  /** How much of the ring is there before the rest of it is drawn, from 0 to 1. */
  closedBefore?: number;
}

export function AnimatedTick({ size = 9, closedBefore = 0 }: AnimatedTickProps) {
  const isLarge = size > 4;
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      sx={(theme) => ({
        width: theme.spacing(size),
        height: theme.spacing(size),
        flexShrink: 0,
        fill: 'none',
        stroke: 'currentColor',
        color: 'success.main',
        strokeWidth: isLarge ? 4 : 6,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& > *': {
          strokeDasharray: 1,
          animation: `${draw} ${theme.transitions.duration[isLarge ? 'complex' : 'shortest']}ms ease-out both`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        },
        '& > circle': { '--open': 1 - closedBefore, transform: 'rotate(-90deg)', transformOrigin: 'center' },
        '& > path': isLarge ? { animationDelay: '300ms' } : {},
      })}
    >
      <circle cx="32" cy="32" r="28" pathLength="1" />
      <path d="M20 33l9 9 16-19" pathLength="1" />
    </Box>
  );
}
