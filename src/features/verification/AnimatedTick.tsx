import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

/** A tick that draws itself; it simply stands there where motion is not wanted. */
export function AnimatedTick() {
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      aria-hidden
      sx={{
        width: 72,
        height: 72,
        fill: 'none',
        stroke: 'currentColor',
        color: 'success.main',
        strokeWidth: 4,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& > *': {
          strokeDasharray: 1,
          animation: `${draw} 400ms ease-out both`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        },
        '& > path': { animationDelay: '300ms' },
      }}
    >
      <circle cx="32" cy="32" r="28" pathLength="1" />
      <path d="M20 33l9 9 16-19" pathLength="1" />
    </Box>
  );
}
