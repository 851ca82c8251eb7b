import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { CallResult, CallThunk } from './callResult';
import { useAppDispatch } from './hooks';

const idle: { isPending: boolean; failure: ApiFailure | null } = { isPending: false, failure: null };

/** `run` resolves to the result, or to undefined while it runs already: one intent, one request (quality T29). */
export function useMutation<Args extends unknown[], Data>(write: (...args: Args) => CallThunk<Data>) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState(idle);
  // The state comes a render later. The lock holds from the first event until the result is on the screen.
  const isLocked = useRef(false);
  useEffect(() => {
    if (!state.isPending) isLocked.current = false;
  }, [state]);

  const run = async (...args: Args): Promise<CallResult<Data> | undefined> => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setState({ isPending: true, failure: null });
    const result = await dispatch(write(...args));
    // Aborted with its session: there is nobody left to tell.
    const isShown = 'failure' in result && result.failure.kind !== 'aborted';
    setState({ isPending: false, failure: isShown ? result.failure : null });
    return result;
  };

  return { ...state, run, reset: () => setState(idle) };
}
