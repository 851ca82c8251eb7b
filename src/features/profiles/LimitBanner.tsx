import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';

/** No further profile can be created; leads to the plans (PRO-08). */
export function LimitBanner({ limit }: { limit: number }) {
  const { t } = useTranslation('profiles');
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {t('limit.reached', { limit })}{' '}
      <Link component={RouterLink} to={href('pricing')} color="inherit">
        {t('limit.plans')}
      </Link>
    </Alert>
  );
}
