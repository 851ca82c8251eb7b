import SystemIcon from '@mui/icons-material/ContrastOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { Box, IconButton, Link, Stack, useColorScheme } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { Outlet, RouterLink } from '@/routes/navigation';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { Logo } from '@/ui/basics/Logo';
import { lowWindow } from '@/ui/basics/stickyBar';
import { HelpLink, LegalLinks } from '@/ui/page/LegalLinks';
import { GuestPanel } from './GuestPanel';
import { mainId } from './SkipLink';

export function GuestLayout() {
  return (
    <Box sx={halves}>
      <Stack sx={{ maxWidth: 512, width: '100%', mx: 'auto', ...column }}>
        <Stack
          component="header"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 44, gap: 1 }}
        >
          {/* In a wide window it stands in the panel. */}
          <Link component={RouterLink} to={href('root')} underline="none" sx={logoLink}>
            <Logo />
          </Link>
          <Stack direction="row" sx={switches}>
            <LanguageSwitch />
            <ModeSwitch />
          </Stack>
        </Stack>
        <Box component="main" id={mainId} tabIndex={-1} sx={{ outline: 'none' }}>
          <Outlet />
        </Box>
      </Stack>
      <GuestPanel />
      <Footer />
    </Box>
  );
}

const logoLink = { display: { xs: 'flex', lg: 'none' }, alignItems: 'center', minHeight: 44 } as const;

const switches = {
  alignItems: 'center',
  marginInlineStart: 'auto',
  marginInlineEnd: -1.25,
  color: 'text.secondary',
} as const;

const column = {
  px: 2,
  py: { xs: 2, sm: 4 },
  gap: { xs: 2, sm: 4 },
  // In a high window, form and panel are at about the same height; as in `shell.css`.
  pt: { lg: 'clamp(32px, 50dvh - 430px, 240px)' },
  [lowWindow]: { py: 1, gap: 1 },
} as const;

/** The form is at the end side, but first in the document, for keyboard and screen readers. */
const halves = {
  minHeight: '100dvh',
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { lg: '1fr auto' },
} as const;

function Footer() {
  return (
    <Stack
      component="footer"
      direction="row"
      sx={{
        gridColumn: { lg: 2 },
        p: 2,
        columnGap: 2,
        flexWrap: 'wrap',
        justifyContent: 'center',
        color: 'text.secondary',
      }}
    >
      <LegalLinks />
      <HelpLink />
    </Stack>
  );
}

const modes = ['light', 'dark', 'system'] as const;
const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const;

function ModeSwitch() {
  const { t } = useTranslation();
  const { mode = 'light', setMode } = useColorScheme();
  const next = modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'light';
  const Icon = icons[mode];
  return (
    <IconButton
      color="inherit"
      aria-label={t('mode.switch', { current: t(`mode.${mode}`), next: t(`mode.${next}`) })}
      title={t(`mode.${mode}`)}
      onClick={() => setMode(next)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
