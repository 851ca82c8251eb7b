import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Outlet, RouterLink } from '@/routes/navigation';
import { href } from '@/routes/href';
import { Logo } from '@/ui/basics/Logo';
import { hasLegalLinks, LegalLinks } from '@/ui/page/LegalLinks';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { ModeSwitch } from './ModeSwitch';
import { mainId } from './SkipLink';

/** The narrow page of the sign-in screens: mark, language, colours, one column. */
export function GuestLayout() {
  return (
    <Stack sx={{ minHeight: '100dvh', px: 2, py: { xs: 2, sm: 4 }, maxWidth: 512, mx: 'auto', gap: { xs: 2, sm: 4 } }}>
      <Stack component="header" direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Link component={RouterLink} to={href('root')} underline="none" sx={{ display: 'flex', minHeight: 44 }}>
          <Logo />
        </Link>
        <Stack direction="row" sx={{ alignItems: 'center', marginInlineEnd: -1.25, color: 'text.secondary' }}>
          <LanguageSwitch />
          <ModeSwitch />
        </Stack>
      </Stack>
      <Box component="main" id={mainId} tabIndex={-1} sx={{ outline: 'none' }}>
        <Outlet />
      </Box>
      {hasLegalLinks() ? (
        <Stack
          component="footer"
          direction="row"
          sx={{ mt: 'auto', columnGap: 2, flexWrap: 'wrap', justifyContent: 'center', color: 'text.secondary' }}
        >
          <LegalLinks />
        </Stack>
      ) : null}
    </Stack>
  );
}
