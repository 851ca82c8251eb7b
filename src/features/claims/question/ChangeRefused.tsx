import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { claimChangeLimit } from '@/domain/claimLimits';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import type { LimitedChange } from '../claimsSlice';

/** The server allows no further change of the question or of the linked profile. */
export function ChangeRefused({ change, claimId }: { change: LimitedChange; claimId?: string }) {
  const { t } = useTranslation('claims');
  return (
    <Alert severity="warning" role="alert">
      {t(`limit.${change}`, { count: claimChangeLimit })}{' '}
      {claimId ? (
        <Link component={RouterLink} to={href('claim', { claimId })} color="inherit">
          {t('question.backToClaim')}
        </Link>
      ) : null}
    </Alert>
  );
}
