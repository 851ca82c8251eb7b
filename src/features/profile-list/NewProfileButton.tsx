import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isCreationLimitReached } from '@/domain/profileLimit';
import { useAppSelector, useRequest } from '@/store/hooks';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { selectLimit, selectProfiles, selectProfilesRequest } from '@/entities/profile/profilesSlice';

/** Leads to the wizard; not there where the limit is reached, which the list then says (PRO-08). */
export function NewProfileButton() {
  const { t } = useTranslation(['profiles', 'lists']);
  const limit = useAppSelector(selectLimit);
  const { length } = useAppSelector(selectProfiles);
  const { status } = useRequest(selectProfilesRequest);
  // There from the start, so that nothing moves when the list comes.
  if ((length === 0 && status === 'succeeded') || isCreationLimitReached(limit, length)) return null;
  return (
    <Button variant="contained" startIcon={<AddIcon />} component={RouterLink} to={href('newProfile')}>
      {t('lists:profiles.new')}
    </Button>
  );
}
