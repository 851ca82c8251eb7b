import { useAppSelector } from '@/store/hooks';
import { useAbility } from '@casl/react';
import { Link, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { AppAbility } from '@/domain/ability';
import { product } from '@/domain/product';
import { decide } from '@/routes/access';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { routeEntry } from '@/routes/table';
import { selectIsSignedIn } from '@/store/session';
import { footLink, HelpLink, LegalLinks } from '@/ui/page/LegalLinks';

/** Scrolls with the page (NAV-11). A page that is not allowed is not linked (NAV-07). */
export function Footer({ maxWidth }: { maxWidth: number | 'none' }) {
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
