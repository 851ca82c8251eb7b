import MenuIcon from '@mui/icons-material/MenuOutlined';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectLayout } from '@/store/layoutPreferences';
import { selectIsSignedIn } from '@/store/session';
import { Logo } from '@/ui/Logo';
import { useHeightVariable } from '@/ui/useHeightVariable';
import { AppearanceMenu } from './AppearanceMenu';
import { LanguageSwitch } from '@/ui/LanguageSwitch';
import { ProfileMenu } from './ProfileMenu';
import { RecentMessages } from './RecentMessages';

interface NavbarProps {
  showLogo: boolean;
  onOpenMenu: (() => void) | undefined;
  menuOpen: boolean;
  children?: ReactNode;
}

/** The bar at the top: sticky, or hidden away with the page; slightly transparent where the user likes it (NAV-11). */
export function Navbar({ showLogo, onOpenMenu, menuOpen, children }: NavbarProps) {
  const { t } = useTranslation();
  const { navbarType, navbarBlur } = useSelector(selectLayout);
  const isSignedIn = useSelector(selectIsSignedIn);
  const bar = useHeightVariable('--navbar-height', navbarType === 'sticky');
  return (
    <AppBar
      component="header"
      ref={bar}
      color="inherit"
      position={navbarType === 'sticky' ? 'sticky' : 'static'}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: navbarBlur
          ? 'color-mix(in srgb, var(--mui-palette-background-paper) 88%, transparent)'
          : 'background.paper',
        backdropFilter: navbarBlur ? 'blur(8px)' : 'none',
      }}
    >
      <Toolbar sx={{ gap: 1 }}>
        {onOpenMenu ? (
          <IconButton edge="start" aria-label={t('shell.openMenu')} aria-expanded={menuOpen} onClick={onOpenMenu}>
            <MenuIcon />
          </IconButton>
        ) : null}
        {showLogo ? (
          <Link component={RouterLink} to={href('root')} underline="none" sx={{ minWidth: 0 }}>
            <Logo />
          </Link>
        ) : null}
        <Stack direction="row" sx={{ ml: 'auto', alignItems: 'center' }}>
          <LanguageSwitch />
          <AppearanceMenu />
          {isSignedIn ? (
            <>
              <RecentMessages />
              <ProfileMenu />
            </>
          ) : (
            <Button component={RouterLink} to={href('login')}>
              {t('shell.login')}
            </Button>
          )}
        </Stack>
      </Toolbar>
      {children}
    </AppBar>
  );
}
