import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { DeferredContent } from '@/ui/basics/SideDrawer';

interface PageThumbnailProps {
  /** In px, or CSS lengths by breakpoint. */
  height?: number | { xs: string; md: string };
  children: ReactNode;
}

export function PageThumbnail({ height = 190, children }: PageThumbnailProps) {
  return (
    <Box
      aria-hidden
      inert
      sx={{
        width: '100%',
        maxWidth: 380,
        height,
        overflow: 'hidden',
        textAlign: 'start',
        // In letters as small as these, spaces of whole pixels would be lost.
        textRendering: 'geometricPrecision',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ zoom: 0.5 }}>
        <DeferredContent>{children}</DeferredContent>
      </Box>
    </Box>
  );
}
