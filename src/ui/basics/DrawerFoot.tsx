import { Box, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { actionBar, drawerPadding } from './stickyBar';
import { useBarHeight } from './useBarHeight';

export const drawerFoot = ({ mixins }: Pick<Theme, 'mixins'>) =>
  ({
    ...mixins.actions,
    ...actionBar(drawerPadding.bottom),
    // Below what the form around them adds.
    order: 1,
    mt: 'auto',
    mx: { xs: -2, sm: -3 },
    mb: { xs: -2, sm: -3 },
    px: { xs: 2, sm: 3 },
    bgcolor: 'background.raised',
    '& > .MuiButton-root': { flexGrow: 1 },
  }) as const;

/** The actions of a `SideDrawer`, always in sight at its foot: the primary one last. Those of a form stand in the form. */
export function DrawerFoot({ children }: { children: ReactNode }) {
  return (
    <Box ref={useBarHeight('--bottom-height', true)} sx={drawerFoot}>
      {children}
    </Box>
  );
}
