import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { Portrait } from './Portrait';

/** In a window this low, the whole panel still fits. */
const low = '@media (max-height: 45em)';

const ways = ['profile', 'confirm', 'claim'] as const;

export function GuestPanel() {
  const { t } = useTranslation('auth');
  return (
    <Box
      component="aside"
      aria-label={t('guest.label')}
      sx={{ order: { lg: -1 }, gridRow: { lg: '1 / 3' }, bgcolor: 'background.hero' }}
    >
      <Stack sx={panel}>
        <Box>
          <Typography variant="body2" sx={{ color: 'primary.main', fontWeight: 600 }}>
            {t('guest.kind')}
          </Typography>
          <Typography component="p" sx={sentence}>
            {t('guest.sentence')}
          </Typography>
        </Box>
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
        <Link component={RouterLink} to={href('exampleProfile')} sx={exampleLink}>
          {t('guest.example')}
        </Link>
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
    <Card role="img" aria-label={t('guest.sample.label')} sx={{ p: { xs: 2, sm: 2.5 }, [low]: { p: 2 } }}>
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
      <Box sx={{ bgcolor: 'background.default', borderRadius: 1, px: 2, py: 1, mt: 1.5 }}>
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
  justifyContent: 'center',
  maxWidth: { xs: 512, lg: 592 },
  mx: 'auto',
  px: { xs: 2, lg: 4 },
  py: { xs: 4, lg: 3 },
  gap: { xs: 2.5, lg: 3 },
  // The link at the end has room below its line.
  [low]: { gap: 1.5, pt: { xs: 4, lg: 2 }, pb: { xs: 4, lg: 0.5 } },
} as const;

const sentence = {
  // On a phone it stands above the form.
  display: { xs: 'none', lg: 'block' },
  mt: 0.5,
  fontSize: '1.75rem',
  lineHeight: 36 / 28,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;

const skillRow = {
  alignItems: 'center',
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  [low]: { py: 0.5 },
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

const exampleLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  mt: -1,
  alignSelf: 'flex-start',
} as const;
