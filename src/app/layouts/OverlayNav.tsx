import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { Logo } from '@/ui/Logo';
import { NavList } from './NavList';

/** The navigation over the page, on narrow windows (NAV-08). */
export function OverlayNav({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('shell.navigation'), sx: { width: 288, maxWidth: '85vw' } } }}
    >
      <Box component="nav" aria-label={t('shell.navigation')}>
        <Box sx={{ p: 2 }}>
          <Logo />
        </Box>
        <NavList />
      </Box>
    </Drawer>
  );
}
