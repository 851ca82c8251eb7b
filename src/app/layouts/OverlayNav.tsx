import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Box, Drawer, IconButton, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '@/routes/navigation';
import { Logo } from '@/ui/basics/Logo';
import { NavList } from './NavList';

/** For narrow windows (NAV-08). */
export function OverlayNav({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    onClose();
  }, [pathname, onClose]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('shell.navigation'),
          sx: { width: '19rem', maxWidth: '88vw' },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingInlineStart: 2,
          paddingInlineEnd: 1,
          py: 0.75,
        }}
      >
        <Logo />
        <IconButton aria-label={t('action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box component="nav" aria-label={t('shell.navigation')}>
        {/* A tap on the page that is already open leads nowhere: the navigation closes all the same. */}
        <NavList onChoose={onClose} />
      </Box>
    </Drawer>
  );
}
