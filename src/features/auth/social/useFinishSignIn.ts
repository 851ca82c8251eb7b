import { useEffect, useRef, useState } from 'react';
import { isAnswerTo, readBegunSignIn, type BegunSignIn } from '@/domain/socialSignIn';
import { readStored, removeStored } from '@/platform/clientStorage';
import { config } from '@/platform/config';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { beginSession, selectIsSignedIn } from '@/store/session';
import { finishProviderSignIn } from '../authThunks';

/** All but the first are final. */
export type FinishState = 'working' | 'already' | 'notBegun' | 'declined' | 'noCookies';

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
export function useFinishSignIn(answer: ProviderAnswer, onSignedIn: (search: string) => void): FinishState {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [state, setState] = useState<FinishState>('working');
  const begunOnce = useRef(false);

  useEffect(() => {
    if (begunOnce.current) return;
    begunOnce.current = true;
    const { provider, code } = answer;

    const finish = async (): Promise<FinishState> => {
      const begun = takeBegun();
      if (selectIsSignedIn(store.getState())) return 'already';
      const known = config.socialProviders.includes(provider);
      if (!known || !isAnswerTo(begun, { provider, state: answer.state || null }, Date.now())) return 'notBegun';
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
  }, [answer, dispatch, onSignedIn, store]);

  return state;
}
