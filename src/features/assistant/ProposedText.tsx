import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export function ProposedText({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
      }}
    >
      {children}
    </Box>
  );
}
