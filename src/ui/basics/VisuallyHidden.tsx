import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export function VisuallyHidden({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <Box component="span" role={role} sx={visuallyHidden}>
      {children}
    </Box>
  );
}
