import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './rootReducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();

interface Abortable {
  abort: (reason?: string) => void;
}

/** A read that a screen begins when it arrives, where the router may begin it before the first rendering. */
export interface FirstLoad {
  /** Tells the read apart from every other one. */
  key: string;
  start: (dispatch: AppDispatch) => Abortable & PromiseLike<unknown>;
}

let ahead: string | null = null;

/** Begins a screen's read before it is rendered, so that the first rendering is the last one (performance S3). */
export async function loadAhead(dispatch: AppDispatch, { key, start }: FirstLoad): Promise<void> {
  ahead = key;
  await start(dispatch);
}

/** Screens that arrive from now on begin their reads themselves. */
export function endLoadAhead(): void {
  ahead = null;
}

/**
 * Starts a read when a screen arrives or its `key` changes, and aborts it when the screen leaves. `null` starts
 * nothing (data already there, or an id still missing). Answers a function that reads again.
 */
export function useLoad(start: (dispatch: AppDispatch) => Abortable, key: string | null): () => void {
  const dispatch = useAppDispatch();
  const [round, setRound] = useState(0);
  const [isAhead] = useState(() => key !== null && key === ahead);
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if ((key === null || isAhead) && round === 0) return undefined;
    const running = latest.current(dispatch);
    return () => running.abort();
  }, [dispatch, isAhead, key, round]);
  return useCallback(() => setRound((value) => value + 1), []);
}
