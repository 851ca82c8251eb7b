import { useState } from 'react';
import { apiBase } from '@/api/client/path';
import { signInTarget, stateOf, type BegunSignIn } from '@/domain/socialSignIn';
import { href } from '@/routes/href';
import { useLocation, useNavigate } from '@/routes/navigation';
import { addressOf, config, pathInApp } from '@/platform/config';
import { writeStored } from '@/platform/clientStorage';
import { useAppDispatch } from '@/store/hooks';
import { askProviderAddress } from '../authThunks';

export interface SocialProblem {
  provider: string;
  kind: 'unreachable' | 'unsafe';
}

/** Remembers that the sign-in was begun in this browser, which its end checks. */
export function useSocialSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<SocialProblem | null>(null);

  const stop = (found: SocialProblem) => {
    setBusy(null);
    setProblem(found);
  };

  const begin = async (provider: string) => {
    if (busy) return;
    setBusy(provider);
    setProblem(null);
    const response = await dispatch(askProviderAddress({ params: { provider } }));
    const address = 'data' in response && response.data;
    if (!address) return stop({ provider, kind: 'unreachable' });
    const target = signInTarget(address, provider, {
      callback: addressOf(href('authorizeCallback', { provider })),
      api: apiBase(config.apiHost).href,
      hosts: config.socialHosts,
    });
    if (!target) return stop({ provider, kind: 'unsafe' });
    const begun: BegunSignIn = { provider, at: Date.now(), state: stateOf(address), search };
    writeStored('socialSignIn', begun);
    if (target.type === 'own') await navigate(pathInApp(target.path));
    else window.location.assign(target.address);
    return undefined;
  };

  return { begin, busy, problem };
}
