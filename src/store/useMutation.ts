import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import { useAppDispatch } from './hooks';
import type { AppThunk } from './rootReducer';
import { getFailure, type ThunkResult } from './thunkResult';

/** How a write ended: the result of a call's thunk, or of several calls their failure, null when all is done. */
type WriteResult = ThunkResult | ApiFailure | null;

type Write<Args extends unknown[], Result extends WriteResult> = (...args: Args) => AppThunk<PromiseLike<Result>>;

/** The failure of a write, null when it is done. */
export function failureOf(result: WriteResult): ApiFailure | null {
  return result !== null && 'meta' in result ? getFailure(result) : result;
}

const idle: { isPending: boolean; failure: ApiFailure | null } = { isPending: false, failure: null };

/**
 * One write of a component: whether it runs and why it failed. `run` resolves to the write's result, or to undefined
 * where the write is running already: one intent, one request (quality T29).
 */
export function useMutation<Args extends unknown[], Result extends WriteResult>(write: Write<Args, Result>) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState(idle);
  // The visual state comes a render later. The lock holds from the first event until the result is on the screen.
  const isLocked = useRef(false);
  useEffect(() => {
    if (!state.isPending) isLocked.current = false;
  }, [state]);

  const run = async (...args: Args): Promise<Result | undefined> => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setState({ isPending: true, failure: null });
    const result = await dispatch(write(...args));
    const failure = failureOf(result);
    // Aborted with its session: there is nobody left to tell.
    setState({ isPending: false, failure: failure?.kind === 'aborted' ? null : failure });
    return result;
  };

  return { ...state, run, reset: () => setState(idle) };
}
