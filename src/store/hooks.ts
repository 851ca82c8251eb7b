import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { CallResult } from './callResult';
import type { AppDispatch, AppThunk, RootState } from './rootReducer';
import { argsKey, isFresh, isSameRequest, asStale, type RequestState } from './trackRequest';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();

/** While data are read again they count as succeeded (performance S7); `requestId` and `settledAt` may be older. */
export function useRequest(select: (state: RootState) => RequestState): RequestState {
  return useAppSelector((state) => asStale(select(state)), isSameRequest);
}

export type RunningRequest = PromiseLike<unknown> & { abort: () => void };

/**
 * Loads what a component shows, unless it is loading or fresh; `args` of null load nothing. Loads again with other
 * arguments and once back online; aborts with the arguments or the component. Returns a refetch function.
 */
export function useLoad<Args>(
  thunk: (args: Args) => AppThunk<RunningRequest>,
  args: Args | null,
  request: RequestState,
): () => void {
  const dispatch = useAppDispatch();
  const key = args === null ? null : argsKey(args);
  const running = useRef<RunningRequest | null>(null);
  const latest = useRef({ args, request });
  useEffect(() => {
    latest.current = { args, request };
  });

  const refetch = useCallback(() => {
    if (latest.current.args === null) return;
    running.current?.abort();
    running.current = dispatch(thunk(latest.current.args));
  }, [dispatch, thunk]);

  useEffect(() => () => running.current?.abort(), [key]);

  // The read may be another component's, which is aborted when that unmounts.
  const isAborted = request.status === 'idle' && request.requestId !== null;
  useEffect(() => {
    if (key !== null && !isFresh(latest.current.request, key, Date.now())) refetch();
  }, [isAborted, key, refetch]);

  const isOffline = key !== null && request.error?.kind === 'network';
  useEffect(() => {
    if (!isOffline) return undefined;
    window.addEventListener('online', refetch, { once: true });
    return () => window.removeEventListener('online', refetch);
  }, [isOffline, refetch]);

  return refetch;
}

/** For data that no slice keeps; null until they are there. `args` of null read nothing; aborts as `useLoad` does. */
export function useRead<Args, Data>(
  thunk: (args: Args) => AppThunk<Promise<CallResult<Data>> & { abort?: () => void }>,
  args: Args | null,
): CallResult<Data> | null {
  const dispatch = useAppDispatch();
  const key = args === null ? null : argsKey(args);
  const latestArgs = useRef(args);
  useEffect(() => {
    latestArgs.current = args;
  });
  const [outcome, setOutcome] = useState<{ key: string; result: CallResult<Data> } | null>(null);
  useEffect(() => {
    if (key === null || latestArgs.current === null) return undefined;
    let hasLeft = false;
    const running = dispatch(thunk(latestArgs.current));
    void running.then((result) => {
      if (!hasLeft) setOutcome({ key, result });
    });
    return () => {
      hasLeft = true;
      running.abort?.();
    };
  }, [dispatch, key, thunk]);
  return outcome?.key === key ? outcome.result : null;
}
