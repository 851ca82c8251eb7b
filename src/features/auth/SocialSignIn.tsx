import GoogleIcon from '@mui/icons-material/Google';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import { Alert, Box, Divider, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiBase } from '@/api/client/path';
import { authentication } from '@/api/endpoints/authentication';
import { isEmbeddedBrowser, providerName, signInTarget, stateOf, type BegunSignIn } from '@/domain/socialSignIn';
import { writeStored } from '@/platform/clientStorage';
import { addressOf, config, pathInApp } from '@/platform/config';
import { waitingVerificationLink } from '@/routes/destination';
import { href } from '@/routes/href';
import { useLocation, useNavigate } from '@/routes/navigation';
import { apiThunk } from '@/store/apiThunk';
import { useAppDispatch } from '@/store/hooks';
import { BusyButton } from '@/ui/basics/BusyButton';
import { OpenInBrowser } from '@/ui/basics/OpenInBrowser';
import { lowWindow } from '@/ui/basics/stickyBar';

const askProviderAddress = apiThunk(authentication.getProviderRedirect);

const icons: Record<string, typeof GoogleIcon> = { google: GoogleIcon, linkedin: LinkedInIcon };

interface SocialSignInProps {
  /** Stands above the other ways instead of below them. */
  leading?: boolean;
}

/** Sign-in by another account (AUT-06). Providers refuse the browsers inside apps: there it helps to leave them. */
export function SocialSignIn({ leading = false }: SocialSignInProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  // What waits for the sign-in is kept in this app's own storage, so the address itself has to lead back to it.
  const [pendingLink] = useState(() => waitingVerificationLink(Date.now()));
  if (config.socialProviders.length === 0) return null;
  const or = <Divider sx={{ color: 'text.secondary', typography: 'caption' }}>{t('social.or')}</Divider>;
  return (
    <Stack
      component="section"
      aria-label={t('social.label')}
      sx={{ gap: 1.5, mt: leading ? 0 : 2.5, [lowWindow]: { gap: 1 } }}
    >
      {leading ? null : or}
      {isEmbeddedBrowser(navigator.userAgent) ? (
        <OpenInBrowser text={t('social.inApp')} address={addressOf(pendingLink ?? pathname + search)} />
      ) : (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1.5, '& > *': { flex: { xs: '1 1 112px', sm: '1 1 200px' } } }}
        >
          <ProviderButtons />
        </Stack>
      )}
      {leading ? or : null}
    </Stack>
  );
}

function ProviderButtons() {
  const { t } = useTranslation();
  const { begin, attempt } = useSocialSignIn();
  return (
    <>
      {attempt && attempt.state !== 'busy' ? (
        <Alert severity="error" role="alert" sx={{ flexBasis: '100%' }}>
          {t(`social.${attempt.state}`, { provider: providerName(attempt.provider) })}
        </Alert>
      ) : null}
      {config.socialProviders.map((provider) => {
        const Icon = icons[provider];
        const name = providerName(provider);
        return (
          <BusyButton
            key={provider}
            variant="outlined"
            color="inherit"
            size="large"
            sx={{ borderColor: 'divider', px: 1 }}
            aria-label={t('social.with', { provider: name })}
            startIcon={Icon ? <Icon /> : undefined}
            busy={attempt?.state === 'busy' && attempt.provider === provider}
            onClick={() => void begin(provider)}
          >
            {/* On a phone they stand beside each other, so that the button of the form is in sight. */}
            <Box component="span" sx={{ display: { sm: 'none' } }}>
              {name}
            </Box>
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {t('social.with', { provider: name })}
            </Box>
          </BusyButton>
        );
      })}
    </>
  );
}

interface Attempt {
  provider: string;
  state: 'busy' | 'unreachable' | 'unsafe';
}

/** Remembers that the sign-in was begun in this browser, which its end checks. */
function useSocialSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [attempt, setAttempt] = useState<Attempt | null>(null);

  const begin = async (provider: string) => {
    if (attempt?.state === 'busy') return;
    setAttempt({ provider, state: 'busy' });
    const response = await dispatch(askProviderAddress({ params: { provider } }));
    const address = 'data' in response && response.data;
    if (!address) return setAttempt({ provider, state: 'unreachable' });
    const target = signInTarget(address, provider, {
      callback: addressOf(href('authorizeCallback', { provider })),
      api: apiBase(config.apiHost).href,
      hosts: config.socialHosts,
    });
    if (!target) return setAttempt({ provider, state: 'unsafe' });
    const begun: BegunSignIn = { provider, at: Date.now(), state: stateOf(address), search };
    writeStored('socialSignIn', begun);
    if (target.type === 'own') await navigate(pathInApp(target.path));
    else window.location.assign(target.address);
    return undefined;
  };

  return { begin, attempt };
}
