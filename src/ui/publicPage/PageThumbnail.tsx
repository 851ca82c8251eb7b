import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';

/** The top of a page as a small picture, without any function. */
export function PageThumbnail({ children }: { children: ReactNode }) {
  return (
    <Box
      aria-hidden
      inert
      sx={{
        width: '100%',
        maxWidth: 380,
        height: 190,
        overflow: 'hidden',
        textAlign: 'start',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ zoom: 0.5 }}>
        <Suspense>{children}</Suspense>
      </Box>
    </Box>
  );
}
