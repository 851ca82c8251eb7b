import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

export type AppDispatch = ThunkDispatch<unknown, undefined, UnknownAction>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

interface Abortable {
  abort: (reason?: string) => void;
}

/**
 * Starts a read when a screen arrives or its `key` changes, and aborts it when the screen leaves. `null` starts
 * nothing (data already there, or an id still missing). Answers a function that reads again.
 */
export function useLoad(start: (dispatch: AppDispatch) => Abortable, key: string | null): () => void {
  const dispatch = useAppDispatch();
  const [round, setRound] = useState(0);
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (key === null && round === 0) return undefined;
    const running = latest.current(dispatch);
    return () => running.abort();
  }, [dispatch, key, round]);
  return useCallback(() => setRound((value) => value + 1), []);
}
