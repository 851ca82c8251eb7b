import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import { rootReducer, type AppThunk } from './rootReducer';
import { getData, getFailure, type ThunkResult } from './thunkResult';

/*
 * A write whose response was lost, or cannot be read, may have been done (D-66, quality F12 and F20). What it changes is
 * then read again and compared: either it is done after all, or it can be repeated. While reading fails too, the outcome
 * stays unknown, and the next try of the same write reads before it sends, so that nothing is created twice.
 */

/** How a call ended. */
export type CallResult<Data> = { data: Data } | { failure: ApiFailure };

/** Whether the server may have done a write although the call failed. */
export function isOutcomeUnknown({ kind }: ApiFailure): boolean {
  return kind === 'network' || kind === 'contract';
}

/** By write: the ids that were there before it was sent. */
const noOutcomes: Record<string, readonly string[]> = {};

const slice = createSlice({
  name: 'unknownOutcomes',
  initialState: noOutcomes,
  reducers: {
    outcomeLost: (state, { payload }: PayloadAction<{ key: string; known: readonly string[] }>) => {
      state[payload.key] = [...payload.known];
    },
    outcomeFound: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
  selectors: {
    selectKnownBefore: (state, key: string): readonly string[] | undefined =>
      Object.hasOwn(state, key) ? state[key] : undefined,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { outcomeLost, outcomeFound } = slice.actions;
const { selectKnownBefore } = slice.injectInto(rootReducer).selectors;

interface SettledWrite<Data, Read> {
  /** Names the write with everything it sends. */
  key: string;
  send: () => Promise<CallResult<Data>>;
  /** Reads the entity or the list that the write changes. */
  refetch: () => Promise<CallResult<Read>>;
  /** The result of the write where what was read shows that it is done. `known`: ids that were there before. */
  findResult: (read: Read, known: readonly string[]) => { data: Data } | null;
  known?: readonly string[];
}

/** Sends a write and settles a lost response; a repeat after an unknown outcome reads first. */
export function settleWrite<Data, Read>(write: SettledWrite<Data, Read>): AppThunk<Promise<CallResult<Data>>> {
  const { key, send, refetch, findResult, known = [] } = write;
  return async (dispatch, getState) => {
    const settle = async (failure: ApiFailure, before: readonly string[]): Promise<CallResult<Data>> => {
      const read = await refetch();
      if ('failure' in read) {
        const isOver = read.failure.kind === 'aborted' || read.failure.kind === 'unauthorized';
        return { failure: isOver ? read.failure : { ...failure, outcome: 'unknown' } };
      }
      const found = findResult(read.data, before);
      if (!found) return { failure: { ...failure, outcome: 'notSaved' } };
      dispatch(outcomeFound(key));
      return found;
    };

    const lost = selectKnownBefore(getState(), key);
    if (lost) {
      const settled = await settle({ kind: 'network' }, lost);
      if ('data' in settled || settled.failure.outcome !== 'notSaved') return settled;
    }
    const sent = await send();
    if ('data' in sent || !isOutcomeUnknown(sent.failure)) {
      dispatch(outcomeFound(key));
      return sent;
    }
    const before = lost ?? known;
    dispatch(outcomeLost({ key, known: before }));
    return await settle(sent.failure, before);
  };
}

interface Identified {
  id: string;
}

/** The entity that a call's thunk creates. */
export type CallAction<Data> = AppThunk<PromiseLike<ThunkResult & { payload?: Data | ApiFailure }>>;

/** Dispatches a call's thunk and returns how it ended. */
export function resultOf<Data>(action: CallAction<Data>): AppThunk<Promise<CallResult<Data>>> {
  return async (dispatch) => {
    const result = await dispatch(action);
    const failure = getFailure(result);
    return failure ? { failure } : { data: getData(result) as Data };
  };
}

interface Creation<Args, Item extends Identified> {
  thunk: ((args: Args) => CallAction<Identified | null>) & { typePrefix: string };
  args: Args;
  /** Reads the list that the new entity belongs to. */
  fetchList: () => CallAction<Item[]>;
  /** The list before; null where it has not been read yet. */
  before: readonly Identified[] | null;
  /** Whether an entity of the list holds what was sent. */
  isSame: (item: Item) => boolean;
}

/**
 * Creates an entity once and returns its id. A response that names no id, or was lost, is settled by the list: the new
 * one is the one that was not there before and holds what was sent.
 */
export function createOnce<Args, Item extends Identified>(
  creation: Creation<Args, Item>,
): AppThunk<Promise<CallResult<string>>> {
  const { thunk, args, fetchList, before, isSame } = creation;
  return async (dispatch) => {
    const readList = () => dispatch(resultOf(fetchList()));
    const read = before ? null : await readList();
    const known = before ?? (read && 'data' in read ? read.data : []);
    return await dispatch(
      settleWrite<string, Item[]>({
        key: `${thunk.typePrefix} ${JSON.stringify(args)}`,
        known: known.map(({ id }) => id),
        send: async () => {
          const sent = await dispatch(resultOf(thunk(args)));
          if ('failure' in sent) return sent;
          return sent.data ? { data: sent.data.id } : { failure: { kind: 'contract' } };
        },
        refetch: readList,
        findResult: (list, ids) => {
          const created = list.find((item) => !ids.includes(item.id) && isSame(item));
          return created ? { data: created.id } : null;
        },
      }),
    );
  };
}
