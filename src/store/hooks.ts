import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { CallResult } from './callResult';
import type { AppDispatch, AppThunk, RootState } from './rootReducer';
import { argsKey, isFresh, isSameRequest, asStale, type RequestState } from './trackRequest';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();

/**
 * For what shows the data: while it is read again it counts as succeeded, and nothing is rendered for it (performance
 * S7). `requestId` and `settledAt` may then be older than the store's.
 */
export function useRequest(select: (state: RootState) => RequestState): RequestState {
  return useAppSelector((state) => asStale(select(state)), isSameRequest);
}

export type RunningRequest = PromiseLike<unknown> & { abort: () => void };

/**
 * Loads what a component shows, unless the router or another component has started it, or it is fresh. `request` is the
 * state of this read (`useRequest`); `args` of `null` load nothing. Loads again when the arguments change and, after a
 * lost connection, once the browser is back online; aborts when the arguments change or the component unmounts. Returns
 * a refetch function.
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

/**
 * For data that no slice keeps. Null until the outcome for the present arguments is there; `args` of `null` read
 * nothing. Aborts when the arguments change or the component unmounts.
 */
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
