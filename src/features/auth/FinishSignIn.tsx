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
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';
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
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<Failure | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void dispatch(finishSignIn({ provider, code, state })).then((end) => {
      if (typeof end === 'string') setFailure(end);
      else onSignedIn(end.search);
    });
  }, [dispatch, provider, code, state, onSignedIn]);
  // An address may name any provider; only those we know are shown.
  const name = config.socialProviders.includes(provider) ? providerName(provider) : '';
  if (failure) return <FailedSignIn failure={failure} provider={name} />;
  return (
    <AuthCard title={t('callback.title')} intro={name ? t('callback.working', { provider: name }) : undefined}>
      <LinearProgress aria-label={t('callback.title')} />
      <SlowLoading />
    </AuthCard>
  );
}

type Failure = 'already' | 'notBegun' | 'declined' | 'noCookies';

function FailedSignIn({ failure, provider }: { failure: Failure; provider: string }) {
  const { t } = useTranslation('auth');
  const user = useAppSelector(selectUser);
  const box = useFocusOnMount<HTMLDivElement>();
  const isIn = failure === 'already';
  const texts = {
    already: t('callback.already', { name: user ? displayName(user) : '' }),
    notBegun: t('callback.notBegun'),
    declined: t('callback.declined', { provider }),
    noCookies: t('login.cookies'),
  };
  return (
    <AuthCard title={t(isIn ? 'callback.signedIn' : 'callback.failed')}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Alert
          severity={isIn ? 'info' : 'error'}
          role="alert"
          ref={box}
          tabIndex={-1}
          sx={{ alignSelf: 'stretch', outline: 'none' }}
        >
          <Typography variant="body2">{texts[failure]}</Typography>
        </Alert>
        <Button variant="contained" component={RouterLink} to={href(isIn ? 'dashboard' : 'login')}>
          {t(isIn ? 'callback.toDashboard' : 'callback.back')}
        </Button>
      </Stack>
    </AuthCard>
  );
}

interface ProviderAnswer {
  provider: string;
  /** One-time code; '' where the provider sent none. */
  code: string;
  state: string;
}

/** Only a sign-in begun in this browser is finished (quality T6). Resolves to where it began, or to why it failed. */
function finishSignIn({ provider, code, state }: ProviderAnswer): AppThunk<Promise<BegunSignIn | Failure>> {
  return async (dispatch, getState) => {
    const begun = readBegunSignIn(readStored('socialSignIn'));
    // A code is exchanged once, whatever is reloaded or gone back to (quality T7).
    removeStored('socialSignIn');
    if (selectIsSignedIn(getState())) return 'already';
    const isKnown = config.socialProviders.includes(provider);
    if (!isKnown || !isAnswerTo(begun, { provider, state: state || null }, Date.now())) return 'notBegun';
    if (!code) return 'declined';
    const result = await dispatch(finishProviderSignIn({ params: { provider }, query: { code } }));
    if ('failure' in result) return result.failure.kind === 'aborted' ? 'notBegun' : 'declined';
    // Another tab may have signed in; the account is not switched silently.
    if (selectIsSignedIn(getState())) return 'already';
    return dispatch(beginSession(result.data, false)) ? begun : 'noCookies';
  };
}
