import Box from '@mui/material/Box';
import { Outlet } from '@/routes/navigation';
import { mainId } from './SkipLink';

/** The page alone (NAV-03). */
export function BlankLayout() {
  return (
    <Box
      component="main"
      id={mainId}
      tabIndex={-1}
      sx={{ minHeight: '100dvh', px: 2, py: { xs: 2, sm: 4 }, outline: 'none' }}
    >
      <Outlet />
    </Box>
  );
}
