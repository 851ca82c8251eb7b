import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { displayName } from '@/domain/displayName';
import { providerName } from '@/domain/socialSignIn';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { config } from '@/platform/config';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { useFocusOnMount } from '@/ui/basics/focus';
import { SlowLoading } from '@/ui/feedback/SlowLoading';
import { AuthCard } from '../AuthCard';
import { useQuerySecret } from '../useQuerySecret';
import { useFinishSignIn, type FinishState } from './useFinishSignIn';

const secrets = ['code', 'state'] as const;

interface FinishSignInProps {
  provider: string;
  onSignedIn: (search: string) => void;
}

/** The page that a provider leads back to (AUT-06). */
export function FinishSignIn({ provider, onSignedIn }: FinishSignInProps) {
  const { t } = useTranslation('auth');
  const { code, state } = useQuerySecret(secrets, 'drop');
  const end = useFinishSignIn({ provider, code, state }, onSignedIn);
  // An address may name any provider; only those we know are shown.
  const name = config.socialProviders.includes(provider) ? providerName(provider) : '';
  if (end !== 'working') return <FailedSignIn end={end} provider={name} />;
  return (
    <AuthCard title={t('callback.title')} intro={name ? t('callback.working', { provider: name }) : undefined}>
      <LinearProgress aria-label={t('callback.title')} />
      <SlowLoading />
    </AuthCard>
  );
}

function FailedSignIn({ end, provider }: { end: Exclude<FinishState, 'working'>; provider: string }) {
  const { t } = useTranslation('auth');
  const user = useAppSelector(selectUser);
  const box = useFocusOnMount<HTMLDivElement>();
  const texts = {
    already: t('callback.already', { name: user ? displayName(user) : '' }),
    notBegun: t('callback.notBegun'),
    declined: t('callback.declined', { provider }),
    noCookies: t('login.cookies'),
  };
  return (
    <AuthCard title={t(end === 'already' ? 'callback.signedIn' : 'callback.failed')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Alert
          severity={end === 'already' ? 'info' : 'error'}
          role="alert"
          ref={box}
          tabIndex={-1}
          sx={{ alignSelf: 'stretch', outline: 'none' }}
        >
          <Typography variant="body2">{texts[end]}</Typography>
        </Alert>
        <Button variant="contained" component={RouterLink} to={href(end === 'already' ? 'dashboard' : 'login')}>
          {t(end === 'already' ? 'callback.toDashboard' : 'callback.back')}
        </Button>
      </Stack>
    </AuthCard>
  );
}
