import { Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrival, useGuestSearch } from '@/features/auth/pendingSignIn';
import { verificationAhead } from '@/routes/destination';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';
import { Logo } from '@/ui/basics/Logo';
import { lowWindow } from '@/ui/basics/stickyBar';

/* In windows this low, the panel still fits as a whole, with less of the sample. */
const low = '@media (max-height: 45em)';
const medium = '@media (max-height: 56em)';

const ways = ['profile', 'confirm', 'claim'] as const;

/** Beside the form from lg on, else below it. */
export function GuestPanel() {
  const { t } = useTranslation('auth');
  const { pathname } = useLocation();
  const search = useGuestSearch();
  const { firstname, lastname } = useArrival();
  // Who is about to confirm somebody else came for that alone.
  const [isInvited] = useState(() => verificationAhead(search, Date.now()) !== null);
  return (
    <Box
      component="aside"
      aria-label={t('guest.label')}
      sx={{
        display: { xs: isInvited ? 'none' : 'block', lg: 'block' },
        order: { lg: -1 },
        gridRow: { lg: '1 / 3' },
        bgcolor: 'background.hero',
      }}
    >
      <Stack sx={panel}>
        <Link component={RouterLink} to={href('root')} underline="none" sx={logoLink}>
          <Logo />
        </Link>
        <Typography component="p" sx={sentence}>
          {t('guest.sentence')}
        </Typography>
        <Sample />
        <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1, [low]: { gap: 0.5 } }}>
          {ways.map((way, index) => (
            <Stack component="li" direction="row" key={way} sx={{ gap: 1.5 }}>
              <Box component="span" aria-hidden sx={{ color: 'primary.main', fontWeight: 600 }}>
                {index + 1}
              </Box>
              {t(`guest.how.${way}`)}
            </Stack>
          ))}
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          {pathname === href('register') ? null : (
            <Button
              variant="outlined"
              size="large"
              component={RouterLink}
              to={{ pathname: href('register'), search }}
              state={{ firstname, lastname }}
              sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
            >
              {t('link.register')}
            </Button>
          )}
          <Link component={RouterLink} to={href('exampleProfile')} sx={exampleLink}>
            {t('guest.example')}
          </Link>
        </Stack>
      </Stack>
    </Box>
  );
}

/** Initials of the people who confirmed each skill, with their tints, as on the example's page. */
const skills = [
  ['skill1', ['HP', 'plum'], ['AD', 'blue'], ['MB', 'blue'], ['SL', 'ochre']],
  ['skill3', ['HP', 'plum'], ['MB', 'blue']],
  ['skill2', ['AD', 'blue'], ['SL', 'ochre']],
] as const;

function Sample() {
  const { t } = useTranslation(['auth', 'common']);
  return (
    <Card role="img" aria-label={t('guest.sample.label')} sx={{ px: 2.5, py: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 2, [low]: { mb: 1.5 } }}>
        <Portrait size={64} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p">
            {t('guest.sample.name')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('guest.sample.occupation')}
          </Typography>
        </Box>
      </Stack>
      {skills.map(([skill, ...people]) => (
        <Stack key={skill} direction="row" sx={skillRow}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{t(`guest.sample.${skill}`)}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('common:confirmations.count', { count: people.length })}
            </Typography>
          </Box>
          {people.map(([initials, tint]) => (
            <Box key={initials} sx={{ ...face, bgcolor: `tint.${tint}.ground`, color: `tint.${tint}.text` }}>
              {initials}
            </Box>
          ))}
        </Stack>
      ))}
      <Box sx={answers}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('guest.sample.answers')}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{t('guest.sample.question')}</Typography>
      </Box>
    </Card>
  );
}

const panel = {
  position: { lg: 'sticky' },
  top: 0,
  boxSizing: 'border-box',
  minHeight: { lg: '100dvh' },
  maxWidth: { xs: 512, lg: 640 },
  mx: 'auto',
  px: { xs: 2, lg: 4 },
  // At the height of the form's head, whatever the page; as in `GuestLayout` and `shell.css`.
  pt: { xs: 4, lg: 'clamp(32px, 50dvh - 430px, 240px)' },
  pb: { xs: 4, lg: 3 },
  gap: 3,
  [low]: { gap: 1.5 },
  [lowWindow]: { pt: { xs: 4, lg: 1 }, pb: { xs: 4, lg: 1 } },
} as const;

const logoLink = { display: { xs: 'none', lg: 'flex' }, height: 44, alignSelf: 'flex-start' } as const;

const sentence = {
  // On a phone it stands above the form.
  display: { xs: 'none', lg: 'block' },
  fontSize: '2.75rem',
  lineHeight: 52 / 44,
  fontWeight: 600,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const;

const skillRow = {
  alignItems: 'center',
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  [low]: { py: 0.5, '&:nth-of-type(4)': { display: 'none' } },
} as const;

const answers = {
  bgcolor: 'action.hover',
  borderRadius: 1,
  px: 2,
  py: 1,
  mt: 1.5,
  [medium]: { display: 'none' },
} as const;

const face = {
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  fontSize: 'caption.fontSize',
  fontWeight: 600,
  marginInlineStart: 0.5,
} as const;

const exampleLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const shapes = [
  ['#f9dce7', 'M0 0h96v96H0z'],
  ['#4a2b3d', 'M48 17c-17 0-25 12-25 28 0 14-3 20-6 25h62c-3-5-6-11-6-25 0-16-8-28-25-28z'],
  ['#9c1458', 'M12 96c0-17 14-25 36-25s36 8 36 25z'],
  ['#e8b898', 'M40 58h16v15c0 9-16 9-16 0z'],
  ['#f2c9ab', 'M33 40c0-12 6-18 15-18s15 6 15 18c0 14-6 24-15 24S33 54 33 40z'],
  ['#4a2b3d', 'M31 43c0-15 7-23 17-23s17 8 17 23c-3-9-8-13-14-14-7 5-14 6-20 14z'],
] as const;

/** Drawn, so that nobody is mistaken for the example's person; it needs no request. */
function Portrait({ size }: { size: number }) {
  return (
    <Box component="svg" aria-hidden viewBox="0 0 96 96" sx={{ width: size, borderRadius: '50%', flexShrink: 0 }}>
      {shapes.map(([colour, outline]) => (
        <path key={outline} fill={colour} d={outline} />
      ))}
    </Box>
  );
}
