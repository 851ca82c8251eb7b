import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
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

/** What the latest render has, for work that outlives it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

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
  const latestRef = useLatest({ args, request });

  const refetch = useCallback(() => {
    if (latestRef.current.args === null) return;
    running.current?.abort();
    running.current = dispatch(thunk(latestRef.current.args));
  }, [dispatch, thunk, latestRef]);

  useEffect(() => () => running.current?.abort(), [key]);

  // The read may be another component's, which is aborted when that unmounts.
  const isAborted = request.status === 'idle' && request.requestId !== null;
  useEffect(() => {
    if (key !== null && !isFresh(latestRef.current.request, key, Date.now())) refetch();
  }, [isAborted, key, refetch, latestRef]);

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
  const latestArgsRef = useLatest(args);
  const [outcome, setOutcome] = useState<{ key: string; result: CallResult<Data> } | null>(null);
  useEffect(() => {
    if (key === null || latestArgsRef.current === null) return undefined;
    let hasLeft = false;
    const running = dispatch(thunk(latestArgsRef.current));
    void running.then((result) => {
      if (!hasLeft) setOutcome({ key, result });
    });
    return () => {
      hasLeft = true;
      running.abort?.();
    };
  }, [dispatch, key, thunk, latestArgsRef]);
  return outcome?.key === key ? outcome.result : null;
}
