import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from '@/routes/navigation';
import { selectLayout } from '@/store/layoutPreferences';
import { selectIsSignedIn } from '@/store/session';
import { Footer } from './Footer';
import { HorizontalNav } from './HorizontalNav';
import { Navbar } from './Navbar';
import { OverlayNav } from './OverlayNav';
import { ScrollToTop } from './ScrollToTop';
import { mainId, SkipLink } from './SkipLink';
import { VerticalNav } from './VerticalNav';

/** Navbar, navigation (vertical or horizontal), page, footer (NAV-01). A visitor gets the frame without navigation. */
export function DefaultLayout() {
  const { navLayout, contentWidth, navCollapsed } = useSelector(selectLayout);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down(overlayBelow(theme.breakpoints.values.md)), {
    noSsr: true,
  });
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => setMenuOpen(false), [pathname]);

  const showVertical = isSignedIn && !isNarrow && navLayout === 'vertical';
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      {showVertical ? <VerticalNav collapsed={navCollapsed} /> : null}
      {isSignedIn && isNarrow ? <OverlayNav open={menuOpen} onClose={() => setMenuOpen(false)} /> : null}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Navbar
          showLogo={!showVertical}
          onOpenMenu={isSignedIn && isNarrow ? () => setMenuOpen(true) : undefined}
          menuOpen={menuOpen}
        >
          {isSignedIn && !isNarrow && navLayout === 'horizontal' ? <HorizontalNav /> : null}
        </Navbar>
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            mx: 'auto',
            outline: 'none',
            px: { xs: 2, sm: 3 },
            py: { xs: 2, sm: 4 },
            maxWidth: contentWidth === 'boxed' ? 1248 : 'none',
          }}
        >
          <Outlet />
        </Box>
        <Footer />
      </Box>
      <ScrollToTop />
    </Box>
  );
}

/** The navigation becomes an overlay below the medium breakpoint plus 16 px (NAV-08). */
function overlayBelow(medium: number): number {
  return medium + 16;
}
