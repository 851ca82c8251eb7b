import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useHasNoPublishedProfile } from './NoPublishedProfile';

interface InviteButtonProps {
  /** Whether the server counts the user as an expert; null where it does not say (D-11). */
  isExpert: boolean | null;
  onClick: () => void;
}

/** Hidden without a published profile and from non-experts: the page says what to do instead (PRO-22, AUT-20). */
export function InviteButton({ isExpert, onClick }: InviteButtonProps) {
  const { t } = useTranslation('endorsements');
  const hasNoProfile = useHasNoPublishedProfile();
  if (hasNoProfile || isExpert === false) return null;
  return (
    <Button variant="contained" startIcon={<PersonAddIcon />} onClick={onClick}>
      {t('create.title')}
    </Button>
  );
}
