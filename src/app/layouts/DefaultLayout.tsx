import { Box, Link, Stack, Typography, useMediaQuery, useScrollTrigger } from '@mui/material';
import {
  memo,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { AbilityProvider, useAbility } from '@casl/react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectLayout } from '@/store/layoutPreferences';
import { selectIsSignedIn, selectRules } from '@/store/session';
import { pathInApp } from '@/platform/config';
import { Outlet, RouterLink, useLocation } from '@/routes/navigation';
import { useLanguage } from '@/ui/text/useLanguage';
import { buildAbility } from '../ability';
import { prefetchPage } from '../loadPage';
import { motion } from '../themeComponents';
import { HorizontalNav } from './HorizontalNav';
import { Navbar } from './Navbar';
import { OverlayNav } from './OverlayNav';
import { mainId, SkipLink } from './SkipLink';
import { ToTopButton } from './ToTopButton';
import { VerticalNav } from './VerticalNav';
import { useTranslation } from 'react-i18next';
import type { AppAbility } from '@/domain/ability';
import { product } from '@/domain/product';
import { decide } from '@/routes/access';
import { href } from '@/routes/href';
import { routeEntry } from '@/routes/table';
import { footLink, HelpLink, LegalLinks } from '@/ui/page/LegalLinks';

/** A new ability object for every rule set, since consumers would not notice a mutated one. */
function Ability({ children }: { children: ReactNode }) {
  return <AbilityProvider value={buildAbility(useAppSelector(selectRules))}>{children}</AbilityProvider>;
}

/** In px: the page's 1200 and the padding at its sides. */
const boxedWidth = 1248;

/** Stays mounted from page to page: only what names the page renders again (NAV-01, performance S7). */
export const DefaultLayout = memo(function DefaultLayout() {
  return (
    <Ability>
      <Frame />
    </Ability>
  );
});

function Frame() {
  const { navLayout, contentWidth, navCollapsed } = useAppSelector(selectLayout);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  // Below the medium breakpoint plus 16 px (NAV-08).
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down(theme.breakpoints.values.md + 1), { noSsr: true });
  useNamesInLanguage(isSignedIn);
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);

  const navigation = isSignedIn ? (isNarrow ? 'overlay' : navLayout) : 'none';
  const maxWidth = contentWidth === 'boxed' ? boxedWidth : 'none';
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }} onPointerOver={prefetchLink} onFocus={prefetchLink}>
      <SkipLink />
      {navigation === 'vertical' ? <VerticalNav collapsed={navCollapsed} /> : null}
      {navigation === 'overlay' ? <OverlayNav open={menuOpen} onClose={closeMenu} /> : null}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Navbar
          showLogo={navigation !== 'vertical'}
          maxWidth={navigation === 'vertical' ? 'none' : maxWidth}
          onOpenMenu={navigation === 'overlay' ? () => setMenuOpen(true) : undefined}
          menuOpen={menuOpen}
        >
          {navigation === 'horizontal' ? <HorizontalNav /> : null}
        </Navbar>
        <Page maxWidth={maxWidth} />
        <Footer maxWidth={maxWidth} />
      </Box>
      <ScrollToTop />
    </Box>
  );
}

/** Shown after more than 200 px (NAV-09). */
export function ScrollToTop() {
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 200 });
  return isScrolled ? <ToTopButton /> : null;
}

function Page({ maxWidth }: { maxWidth: number | 'none' }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useFadeIn(main, pathname);
  return (
    <Box
      component="main"
      id={mainId}
      ref={main}
      tabIndex={-1}
      sx={{
        flex: 1,
        width: '100%',
        mx: 'auto',
        outline: 'none',
        px: { xs: 2, sm: 3 },
        py: { xs: 2, sm: 4 },
        maxWidth,
        // Narrow pages begin where wide ones do, so that the heading stays in its place from page to page.
        '--page-start': 0,
      }}
    >
      <Outlet />
    </Box>
  );
}

/** See ux 2.8. */
function useFadeIn(main: RefObject<HTMLElement | null>, pathname: string): void {
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill || !('animate' in Element.prototype)) return;
    main.current?.animate({ opacity: [0.4, 1] }, { duration: motion.page, easing: 'ease-out' });
  }, [main, pathname]);
}

const prefetched = new WeakSet<Element>();

/** Fetches the next page's code when a link to it is pointed at or focused (performance S7). */
function prefetchLink({ target }: SyntheticEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || prefetched.has(link)) return;
  prefetched.add(link);
  prefetchPage(pathInApp(link.pathname));
}

function useNamesInLanguage(isSignedIn: boolean): void {
  const dispatch = useAppDispatch();
  const lang = useLanguage();
  const asked = useRef(lang);
  useEffect(() => {
    if (asked.current === lang) return;
    asked.current = lang;
    if (!isSignedIn) return;
    // If the code is gone (a new release), the names stay as they are.
    void import('../loaders').then(({ loadProfileNames }) => loadProfileNames(dispatch, lang)).catch(() => undefined);
  }, [dispatch, isSignedIn, lang]);
}

/** Scrolls with the page (NAV-11). A page that is not allowed is not linked (NAV-07). */
function Footer({ maxWidth }: { maxWidth: number | 'none' }) {
  const { t } = useTranslation('common');
  const ability = useAbility<AppAbility>();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasReleases = decide(routeEntry('releaseLogs'), { isSignedIn, ability }) === 'allow';
  return (
    <Stack
      component="footer"
      direction="row"
      sx={{
        // Hidden while skeletons are shown: the footer would jump when the content arrives.
        'main:has(.MuiSkeleton-root) + &': { visibility: 'hidden' },
        gap: 2,
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        px: { xs: 2, sm: 3 },
        alignItems: 'center',
        width: '100%',
        maxWidth,
        mx: 'auto',
        color: 'text.secondary',
      }}
    >
      <Typography variant="caption">{product.name}</Typography>
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
        <LegalLinks />
        <HelpLink />
        {hasReleases ? (
          <Link component={RouterLink} to={href('releaseLogs')} variant="caption" color="inherit" sx={footLink}>
            {t('page.releaseLogs')}
          </Link>
        ) : null}
      </Stack>
    </Stack>
  );
}
