import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

interface AnimatedTickProps {
  /** In spacing units. A large one celebrates and takes its time; a small one belongs to a row. */
  size?: number;
}

/** A tick that draws itself; static with reduced motion. */
export function AnimatedTick({ size = 9 }: AnimatedTickProps) {
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
          animation: `${draw} ${isLarge ? 400 : theme.transitions.duration.shortest}ms ease-out both`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        },
        '& > path': isLarge ? { animationDelay: '300ms' } : {},
      })}
    >
      <circle cx="32" cy="32" r="28" pathLength="1" />
      <path d="M20 33l9 9 16-19" pathLength="1" />
    </Box>
  );
}
