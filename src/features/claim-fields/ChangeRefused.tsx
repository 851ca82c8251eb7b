import { Alert, Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { changesLeft, claimChangeLimit } from '@/domain/claimLimits';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import type { LimitedChange } from '@/entities/claim/claimsSlice';

/** How many changes are left, or the general rule where the server does not tell (D-34). */
export function useChangesLeft(): (made: number | null) => string {
  const { t } = useTranslation('claims');
  return (made) => {
    const left = changesLeft(made);
    return left === null ? t('limit.rule', { count: claimChangeLimit }) : t('limit.left', { count: left });
  };
}

interface ChangeRefusedProps {
  change: LimitedChange;
  /** Changes made so far; null where the server does not tell. */
  made: number | null;
  claimId?: string;
}

/** Says that the changes are used up only where the server tells; else it states the rule (D-34). */
export function ChangeRefused({ change, made, claimId }: ChangeRefusedProps) {
  const { t } = useTranslation('claims');
  const text = t(changesLeft(made) === 0 ? `limit.${change}` : `refused.${change}`, { count: claimChangeLimit });
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
