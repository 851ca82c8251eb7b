import { useState } from 'react';
import type { AppDispatch, AppThunk } from '@/store/rootReducer';
import { useMutation } from '@/store/useMutation';

/** `result` is null while the item waits. */
export interface BulkEntry<Item, Result> {
  item: Item;
  result: Result | null;
}

interface BulkOptions<Item, Result> {
  /** The writes of one item; `before` is what an earlier try led to. */
  send: (item: Item, before: Result | null) => AppThunk<Promise<Result>>;
  isDone: (result: Result) => boolean;
  /** The items after it would fail as well. */
  isHopeless: (result: Result) => boolean;
  /** Gets what is not done yet, also before the first is sent. */
  onLeft?: (items: readonly Item[]) => void;
}

/** Does the same with several items, one after the other, and keeps a result for each; trying again leaves out what is done. */
export function useBulk<Item, Result>({ send, isDone, isHopeless, onLeft }: BulkOptions<Item, Result>) {
  const [entries, setEntries] = useState<readonly BulkEntry<Item, Result>[] | null>(null);
  const sendAll = (all: readonly BulkEntry<Item, Result>[]) => async (dispatch: AppDispatch) => {
    let current = all;
    const show = () => {
      setEntries(current);
      onLeft?.(current.filter(({ result }) => result === null || !isDone(result)).map(({ item }) => item));
    };
    show();
    for (const [index, { item, result: before }] of all.entries()) {
      if (before !== null && isDone(before)) continue;
      const result = await dispatch(send(item, before));
      current = current.with(index, { item, result });
      show();
      if (isHopeless(result)) break;
    }
    return { data: current };
  };
  const { run, isPending } = useMutation(sendAll);
  return {
    entries,
    isPending,
    /** Resolves to the results, or to undefined while others are under way. */
    start: async (items: readonly Item[]) => {
      const result = await run(items.map((item) => ({ item, result: null })));
      return result && 'data' in result ? result.data : undefined;
    },
    retry: () => void run(entries ?? []),
  };
}
