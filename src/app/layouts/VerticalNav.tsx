import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import { Box, IconButton, Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { changeLayout } from '@/store/layoutPreferences';
import { useAppDispatch } from '@/store/hooks';
import { Logo, LogoMark } from '@/ui/basics/Logo';
import { pagePadding } from '@/ui/basics/stickyBar';
import { NavList } from './NavList';

const { top, bottom } = pagePadding;

export function VerticalNav({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const Icon = collapsed ? ExpandIcon : CollapseIcon;
  return (
    <Box
      component="nav"
      aria-label={t('shell.navigation')}
      sx={{
        // Grows with the font size, so that no word breaks, but leaves room for the page.
        width: collapsed ? 72 : 'clamp(264px, 16.5rem, 33vw)',
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflowY: 'auto',
        // Below the head, which stays. What takes the focus here must not scroll the page: its bars do not lie over this.
        scrollPaddingBlock: `calc(80px + ${top}) ${bottom}`,
        '& *': { scrollMarginBlock: `calc(-1 * ${top}) calc(-1 * ${bottom})` },
        bgcolor: 'background.paper',
        borderInlineEnd: 1,
        borderColor: 'divider',
        transition: (theme) => theme.transitions.create('width'),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: collapsed ? 'center' : 'space-between',
          flexWrap: 'wrap',
          p: collapsed ? 1 : 2,
          minHeight: 64,
          // Stays while the entries scroll below it.
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Link
          component={RouterLink}
          to={href('dashboard')}
          underline="none"
          aria-label={collapsed ? t('menu.dashboard') : undefined}
        >
          {collapsed ? <LogoMark /> : <Logo />}
        </Link>
        <IconButton
          size="small"
          aria-label={t(collapsed ? 'shell.expand' : 'shell.collapse')}
          onClick={() => dispatch(changeLayout({ navCollapsed: !collapsed }))}
        >
          <Icon fontSize="small" sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') }} />
        </IconButton>
      </Box>
      <NavList collapsed={collapsed} />
    </Box>
  );
}
