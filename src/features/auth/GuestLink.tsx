import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useArrival, useGuestSearch } from './authHandover';

interface GuestLinkProps {
  to: 'login' | 'register' | 'forgotPassword' | 'restoreAccount';
  label: string;
  lead?: string;
  /** For the form it leads to. */
  email?: string;
}

/** The query goes along, with `to` and the invitation in it, and the name of an invited person. */
export function GuestLink({ to, label, lead, email }: GuestLinkProps) {
  const search = useGuestSearch();
  const { firstname, lastname } = useArrival();
  return (
    <Typography variant="body2" component="span" sx={{ textAlign: 'center' }}>
      {lead ? `${lead} ` : null}
      <Link
        component={RouterLink}
        to={{ pathname: href(to), search }}
        state={{ firstname, lastname, email }}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {label}
      </Link>
    </Typography>
  );
}

/** Leads to the sign-in with the e-mail filled in, where a lost request may have worked (D-66). */
export function SignInInstead({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const search = useGuestSearch();
  return (
    <Button variant="outlined" component={RouterLink} to={{ pathname: href('login'), search }} state={{ email }}>
      {t('link.signInInstead')}
    </Button>
  );
}
