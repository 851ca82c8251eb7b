import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authentication } from '@/api/endpoints/authentication';
import { displayName } from '@/domain/displayName';
import { isAnswerTo, providerName, readBegunSignIn, type BegunSignIn } from '@/domain/socialSignIn';
import { readStored, removeStored } from '@/platform/clientStorage';
import { config } from '@/platform/config';
import { href } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { apiThunk } from '@/store/apiThunk';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { beginSession, selectIsSignedIn, selectUser } from '@/store/session';
import { useFocusOnMount } from '@/ui/basics/focus';
import { SlowLoading } from '@/ui/feedback/SlowLoading';
import { AuthCard } from './AuthCard';
import { useQuerySecret } from './pendingSignIn';

const finishProviderSignIn = apiThunk(authentication.finishProviderSignIn);

const secrets = ['code', 'state'] as const;

export function FinishSignIn({ provider, onSignedIn }: { provider: string; onSignedIn: (search: string) => void }) {
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

/** All but the first are final. */
type FinishState = 'working' | 'already' | 'notBegun' | 'declined' | 'noCookies';

interface ProviderAnswer {
  provider: string;
  /** One-time code; '' where the provider sent none. */
  code: string;
  state: string;
}

/** Removes the begun sign-in: a code is exchanged once, whatever is reloaded or gone back to (quality T7). */
function takeBegun(): BegunSignIn | null {
  const begun = readBegunSignIn(readStored('socialSignIn'));
  removeStored('socialSignIn');
  return begun;
}

/** Only a sign-in begun in this browser is finished (quality T6). `onSignedIn` gets the query of where it began. */
function useFinishSignIn(response: ProviderAnswer, onSignedIn: (search: string) => void): FinishState {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [state, setState] = useState<FinishState>('working');
  const begunOnce = useRef(false);

  useEffect(() => {
    if (begunOnce.current) return;
    begunOnce.current = true;
    const { provider, code } = response;

    const finish = async (): Promise<FinishState> => {
      const begun = takeBegun();
      if (selectIsSignedIn(store.getState())) return 'already';
      const isKnown = config.socialProviders.includes(provider);
      if (!isKnown || !isAnswerTo(begun, { provider, state: response.state || null }, Date.now())) return 'notBegun';
      if (!code) return 'declined';
      const result = await dispatch(finishProviderSignIn({ params: { provider }, query: { code } }));
      if ('failure' in result) return result.failure.kind === 'aborted' ? 'notBegun' : 'declined';
      // Another tab may have signed in; the account is not switched silently.
      if (selectIsSignedIn(store.getState())) return 'already';
      if (!dispatch(beginSession(result.data, false))) return 'noCookies';
      onSignedIn(begun.search);
      return 'working';
    };

    void finish().then(setState);
  }, [response, dispatch, onSignedIn, store]);

  return state;
}
