import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink, useLocation } from '@/routes/navigation';

/** Leads to the sign-in page with the e-mail address filled in, where what was sent may already be done (D-66). */
export function SignInInstead({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { search } = useLocation();
  return (
    <Button variant="outlined" component={RouterLink} to={{ pathname: href('login'), search }} state={{ email }}>
      {t('link.signInInstead')}
    </Button>
  );
}
