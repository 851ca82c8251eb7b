import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { changesLeft, claimChangeLimit } from '@/domain/claimLimits';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import type { LimitedChange } from '../claimsSlice';

interface ChangeRefusedProps {
  change: LimitedChange;
  /** Changes made so far; null where the server does not tell. */
  made: number | null;
  claimId?: string;
}

/** The server allows no change of the question or of the linked profile now; why, only where it tells (D-34). */
export function ChangeRefused({ change, made, claimId }: ChangeRefusedProps) {
  const { t } = useTranslation('claims');
  const text = changesLeft(made) === 0 ? t(`limit.${change}`, { count: claimChangeLimit }) : t(`refused.${change}`);
  return (
    <Alert severity="warning" role="alert">
      {text}{' '}
      {claimId ? (
        <Link component={RouterLink} to={href('claim', { claimId })} color="inherit">
          {t('question.backToClaim')}
        </Link>
      ) : null}
    </Alert>
  );
}
