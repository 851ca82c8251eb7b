import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { product } from '@/domain/product';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';

/** As high as a finger needs. */
const target = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** Quiet end of every page; scrolls with it (NAV-11). */
export function Footer({ maxWidth }: { maxWidth: number | 'none' }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Stack
      component="footer"
      direction="row"
      sx={{
        gap: 2,
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        px: { xs: 2, sm: 3 },
        py: 1,
        alignItems: 'center',
        width: '100%',
        maxWidth,
        mx: 'auto',
        color: 'text.secondary',
      }}
    >
      <Typography variant="caption">{product.name}</Typography>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Link component={RouterLink} to={href('help')} variant="caption" color="inherit" sx={target}>
          {t('menu.help')}
        </Link>
        <Link component={RouterLink} to={href('releaseLogs')} variant="caption" color="inherit" sx={target}>
          {t('common:page.releaseLogs')}
        </Link>
      </Stack>
    </Stack>
  );
}
