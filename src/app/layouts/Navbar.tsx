import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import AppearanceIcon from '@mui/icons-material/PaletteOutlined';
import { AppBar, Box, Button, IconButton, Link, Stack, Toolbar, useScrollTrigger } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { product } from '@/domain/product';
import { useAppSelector } from '@/store/hooks';
import { selectLayout } from '@/store/layoutPreferences';
import { selectIsSignedIn } from '@/store/session';
import { parentOf } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { routeEntry } from '@/routes/table';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { Logo } from '@/ui/basics/Logo';
import { littleRoom } from '@/ui/basics/stickyBar';
import { useBarHeight } from '@/ui/basics/useBarHeight';
import { visuallyHidden } from '@/ui/basics/VisuallyHidden';
import { SearchButton } from '@/features/search/SearchButton';
import { SearchDialogs } from '@/features/search/SearchDialogs';
import { useShortcuts } from '@/features/search/useShortcuts';
import { AccountMenu } from './AccountMenu';
import { AppearancePanel } from './AppearancePanel';
import { MenuButton } from './MenuButton';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { NewsPanel } from '@/features/news/NewsPanel';
import { useNews } from '@/features/news/useNews';

const wrapped = { flexWrap: 'wrap', justifyContent: 'flex-end', flexShrink: 1 } as const;

const fittingLogo = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  '& .MuiTypography-root': { display: { xs: 'none', sm: 'inline' } },
} as const;

interface NavbarProps {
  showLogo: boolean;
  /** Of the bar's content, in px: in line with the page below. */
  maxWidth: number | 'none';
  onOpenMenu: (() => void) | undefined;
  menuOpen: boolean;
  children?: ReactNode;
}

/** Always visible, or hidden while the page is scrolled down; slightly transparent if the user likes (NAV-11, D-70). */
export function Navbar({ showLogo, maxWidth, onOpenMenu, menuOpen, children }: NavbarProps) {
  const { t } = useTranslation('common');
  const { navbarType, navbarBlur } = useAppSelector(selectLayout);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  useShortcuts(isSignedIn);
  const isScrolledDown = useScrollTrigger();
  const isAway = navbarType === 'hidden' && isScrolledDown;
  return (
    <AppBar
      ref={useBarHeight('--sticky-top', !isAway)}
      component="header"
      color="inherit"
      elevation={0}
      position="sticky"
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: navbarBlur
          ? 'color-mix(in srgb, var(--mui-palette-background-paper) 96%, transparent)'
          : 'background.paper',
        backdropFilter: navbarBlur ? 'blur(16px)' : 'none',
        transition: (theme) => theme.transitions.create('transform'),
        transform: isAway ? 'translateY(-100%)' : 'none',
        // Shown when the keyboard focus reaches it.
        '&:focus-within': { transform: 'none' },
      }}
    >
      <Box sx={{ width: '100%', maxWidth, mx: 'auto' }}>
        <Toolbar sx={{ gap: 1, minHeight: { xs: 56, sm: 56 } }}>
          {onOpenMenu ? (
            <IconButton
              edge="start"
              color="inherit"
              aria-label={t('shell.openMenu')}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={onOpenMenu}
            >
              <MenuIcon />
            </IconButton>
          ) : null}
          {showLogo ? (
            <Link component={RouterLink} to={href('root')} underline="none" aria-label={product.name} sx={fittingLogo}>
              <Logo />
            </Link>
          ) : null}
          <ParentLink isFirst={!onOpenMenu && !showLogo} />
          <Stack
            direction="row"
            sx={{
              marginInlineStart: 'auto',
              alignItems: 'center',
              marginInlineEnd: -1,
              flexShrink: 0,
              [littleRoom]: wrapped,
            }}
          >
            {isSignedIn ? (
              <>
                <Box sx={{ width: { xs: 44, lg: 280 } }}>
                  <SearchButton fieldFrom="lg" />
                  <SearchDialogs />
                </Box>
                <NewsButton />
                <AccountMenu />
              </>
            ) : (
              <VisitorMenu />
            )}
          </Stack>
        </Toolbar>
        {children}
      </Box>
    </AppBar>
  );
}

/** Language, appearance (NAV-11, THE-01) and sign-in. */
function VisitorMenu() {
  const { t } = useTranslation('common');
  return (
    <>
      <LanguageSwitch />
      <MenuButton label={t('appearance.title')} icon={<AppearanceIcon fontSize="small" />}>
        {() => <AppearancePanel />}
      </MenuButton>
      <Button component={RouterLink} to={href('login')}>
        {t('shell.login')}
      </Button>
    </>
  );
}

function ParentLink({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation();
  const parent = parentOf(useLocation().pathname);
  if (parent === null) return null;
  return (
    <Button
      component={RouterLink}
      to={href(parent as 'claims')}
      color="inherit"
      size="small"
      startIcon={<BackIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
      sx={(theme) => ({
        minWidth: 0,
        fontWeight: 400,
        color: 'text.secondary',
        textAlign: 'start',
        // As the first in the bar, its text is aligned with that of the page.
        ...(isFirst ? theme.mixins.textButtonAtEdge : { marginInlineStart: -0.5, px: 0.5 }),
      })}
    >
      <Box component="span" sx={{ [littleRoom]: visuallyHidden }}>
        {t(routeEntry(parent).title as 'page.claims')}
      </Box>
    </Button>
  );
}

const dot = {
  content: '""',
  position: 'absolute',
  top: 0,
  insetInlineEnd: 2,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;

function NewsButton() {
  const { t } = useTranslation('common');
  const { unlisted } = useNews();
  const title = t('shell.news');
  return (
    <MenuButton
      label={unlisted > 0 ? t('shell.unseenNews', { count: unlisted }) : title}
      title={title}
      width={400}
      icon={
        <Box
          component="span"
          sx={{ display: 'inline-flex', position: 'relative', '&::after': unlisted > 0 ? dot : null }}
        >
          <BellIcon />
        </Box>
      }
    >
      {(close) => <NewsPanel onClose={close} />}
    </MenuButton>
  );
}
