import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppSelector, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';

/** Leads to the wizard; the empty list has a way of its own. */
export function NewClaimButton() {
  const { t } = useTranslation('claims');
  const { length } = useAppSelector(selectClaims);
  const { status } = useRequest(selectClaimsRequest);
  // There from the start, so that nothing moves when the list comes.
  if (length === 0 && status === 'succeeded') return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={href('newClaim')}>
      {t('list.new')}
    </Button>
  );
}
