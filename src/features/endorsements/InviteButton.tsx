import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useHasNoPublishedProfile } from './NoPublishedProfile';

/** Not there for whom has no published profile: the page says what to do instead (PRO-22). */
export function InviteButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('endorsements');
  const hasNoProfile = useHasNoPublishedProfile();
  if (hasNoProfile) return null;
  return (
    <Button variant="contained" startIcon={<PersonAddIcon />} onClick={onClick}>
      {t('create.title')}
    </Button>
  );
}
