import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectClaims } from '../claimsSlice';

/** Leads to the wizard; the empty list has a way of its own. */
export function NewClaimButton() {
  const { t } = useTranslation('claims');
  const { length } = useAppSelector(selectClaims);
  if (length === 0) return null;
  return (
    <Button variant="contained" component={RouterLink} to={href('newClaim')}>
      {t('list.new')}
    </Button>
  );
}
