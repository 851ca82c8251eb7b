import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '@/store/hooks';
import type { ApiFailure } from '@/api/client/failure';
import { z } from '@/api/schema/zod';
import type { CallResult } from '@/store/callResult';

/** A hit, and the form's value for a chosen one. */
export const SearchOption = z.object({ id: z.string(), name: z.string() });
export type SearchOption = z.output<typeof SearchOption>;

export type SearchRun<O> = Promise<CallResult<O[]>> & { abort: () => void };

export interface SearchState<O> {
  status: 'idle' | 'loading' | 'found' | 'failed';
  hits: readonly O[];
  failure: ApiFailure | null;
}

const searchDelayMs = 250;
const idle = { status: 'idle', hits: [], failure: null } as const;

/** After a pause, from `minLength` characters on; the latest request wins (quality T31). Below, the list is empty. */
export function useSearch<O extends SearchOption>(run: (text: string) => SearchRun<O>, minLength: number) {
  const [state, setState] = useState<SearchState<O>>(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<SearchRun<O>>(undefined);
  const latestRunRef = useLatest(run);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
    running.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(
    (typed: string) => {
      stop();
      const text = typed.trim();
      if (text.length < minLength) {
        setState(idle);
        return;
      }
      setState(({ hits }) => ({ status: 'loading', hits, failure: null }));
      timer.current = setTimeout(() => {
        const mine = latestRunRef.current(text);
        running.current = mine;
        void mine.then((result) => {
          if (running.current !== mine) return;
          setState(
            'data' in result
              ? { status: 'found', hits: result.data, failure: null }
              : { status: 'failed', hits: [], failure: result.failure },
          );
        });
      }, searchDelayMs);
    },
    [minLength, stop, latestRunRef],
  );
  const clear = useCallback(() => {
    stop();
    setState(idle);
  }, [stop]);
  return { ...state, ask, clear };
}
