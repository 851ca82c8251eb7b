import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';

/** Replaces the button for the sender of the invitation. */
export function OwnInvitation() {
  const { t } = useTranslation('verification');
  return (
    <Alert severity="info">
      {t('own')}
      <Link component={RouterLink} to={href('verifyCompetence')} sx={{ display: 'block', py: 1.5 }}>
        {t('toInvitations')}
      </Link>
    </Alert>
  );
}
