import { Box, Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectIsSignedIn } from '@/store/session';
import { LanguageSwitch } from '@/ui/basics/LanguageSwitch';
import { Logo } from '@/ui/basics/Logo';
import { StatusChip } from '@/ui/basics/StatusChip';

type ExampleType = 'profile' | 'claim';

export function ExampleFrame({ type, more, children }: { type: ExampleType; more: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('examples');
  return (
    <Stack sx={{ maxWidth: 960, mx: 'auto', gap: 2 }}>
      <ExampleHead type={type} />
      <Card>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </Card>
      <Stack
        component="section"
        aria-label={t(`${type}.own.title`)}
        sx={{ bgcolor: 'background.hero', borderRadius: 1.5, p: { xs: 2, sm: 3 }, gap: 2, alignItems: 'flex-start' }}
      >
        <Box>
          <Typography variant="h2" component="h2">
            {t(`${type}.own.title`)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 560 }}>{t(`${type}.own.text`)}</Typography>
        </Box>
        <StartButton type={type} variant="outlined" />
        <Box>
          <Typography variant="h3" component="h3">
            {t('more.heading')}
          </Typography>
          <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.5 }}>
            {more}
          </Stack>
        </Box>
      </Stack>
    </Stack>
  );
}

function ExampleHead({ type }: { type: ExampleType }) {
  const { t } = useTranslation('examples');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const badge = <StatusChip color="primary" label={t('badge')} />;
  return (
    <Box component="header" sx={head}>
      {type === 'profile' ? (
        <Link component={RouterLink} to={href('root')} underline="none" sx={{ display: 'flex', minHeight: 44 }}>
          <Logo />
        </Link>
      ) : (
        // The page of a claim has the logo itself.
        badge
      )}
      <Stack direction="row" sx={tools}>
        {isSignedIn ? (
          <Button color="inherit" size="small" component={RouterLink} to={href('root')}>
            {t('toStart')}
          </Button>
        ) : null}
        <LanguageSwitch />
      </Stack>
      <Stack sx={introLine}>
        {type === 'profile' ? badge : null}
        <Typography>
          {t(`${type}.intro`)}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('invented')}
          </Box>
        </Typography>
      </Stack>
      <StartButton type={type} variant="contained" />
    </Box>
  );
}

function StartButton({ type, variant }: { type: ExampleType; variant: 'contained' | 'outlined' }) {
  const { t } = useTranslation('examples');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const own = type === 'profile' ? 'newProfile' : 'newClaim';
  return (
    <Button variant={variant} component={RouterLink} to={href(isSignedIn ? own : 'register')} sx={{ flexShrink: 0 }}>
      {t(`action.${type}`)}
    </Button>
  );
}

export function OtherExample({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 1.25 }}>
        {children}
      </Link>
    </li>
  );
}

function PageSkeleton() {
  return (
    <Stack aria-hidden sx={{ gap: 3, p: { xs: 2.5, sm: 5 }, minHeight: '100vh' }}>
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

/** On a phone the button is below the text and fills the width; else it is beside the language switch. */
const head = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: '1fr auto auto' },
  gridTemplateAreas: {
    xs: '"start tools" "intro intro" "button button"',
    sm: '"start tools button" "intro intro intro"',
  },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 2,
  rowGap: 1,
  '& > .MuiButton-root': { gridArea: 'button', justifySelf: 'stretch', mt: { xs: 1, sm: 0 } },
} as const;

const tools = {
  gridArea: 'tools',
  justifySelf: 'end',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  // Aligned with the edge of the page, where nothing follows.
  marginInlineEnd: { xs: -1, sm: 0 },
  color: 'text.secondary',
} as const;

const introLine = {
  gridArea: 'intro',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  columnGap: 1.5,
  rowGap: 0.75,
} as const;
