import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import { guestId, readStored, removeStored, writeStored } from '@/platform/clientStorage';
import { rootReducer, type AppThunk } from './rootReducer';
import { selectUser } from './session';
import { getData, getFailure, type ThunkResult } from './thunkResult';

/*
 * A write whose response was lost, or cannot be read, may have been done (D-66, quality F12 and F20). What it changes is
 * then read again and compared: either it is done after all, or it can be repeated. While reading fails too, the outcome
 * stays unknown, and the next try reads before it sends, so that nothing is created twice: also where the page was loaded
 * anew in between, or other values are to be sent.
 */

/** How a call ended. */
export type CallResult<Data> = { data: Data } | { failure: ApiFailure };

/** Whether the server may have done a write although the call failed. */
export function isOutcomeUnknown({ kind }: ApiFailure): boolean {
  return kind === 'network' || kind === 'contract';
}

/** A write whose response was lost. */
interface LostWrite {
  args: unknown;
  /** Ids that were there before it was sent. */
  known: readonly string[];
}

/** By key of the write. */
type LostWrites = Readonly<Record<string, LostWrite>>;

const noLostWrites: LostWrites = {};

const slice = createSlice({
  name: 'lostWrites',
  initialState: noLostWrites,
  reducers: {
    lostWritesChanged: (_, { payload }: PayloadAction<LostWrites>) => payload,
  },
  selectors: { selectLostWrites: (state) => state },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { lostWritesChanged } = slice.actions;
const { selectLostWrites } = slice.injectInto(rootReducer).selectors;

/** The user's lost writes of this tab; the session storage has them after the page was loaded anew. */
function lostWrites(): AppThunk<LostWrites> {
  return (_, getState) => {
    const stored = readStored('lostWrites', selectUser(getState())?.id ?? guestId) as LostWrites | null;
    return { ...stored, ...selectLostWrites(getState()) };
  };
}

/** The write of a key whose response was lost and that has not been settled since. */
export function findLostWrite(key: string): AppThunk<LostWrite | undefined> {
  return (dispatch) => {
    const all = dispatch(lostWrites());
    return Object.hasOwn(all, key) ? all[key] : undefined;
  };
}

/** Keeps a lost write in mind, in the place of an earlier one of that key; `null` forgets it. */
export function setLostWrite(key: string, write: LostWrite | null): AppThunk {
  return (dispatch, getState) => {
    const { [key]: before, ...others } = dispatch(lostWrites());
    if (!before && !write) return;
    const next = write ? { ...others, [key]: write } : others;
    dispatch(lostWritesChanged(next));
    const suffix = selectUser(getState())?.id ?? guestId;
    if (Object.keys(next).length > 0) writeStored('lostWrites', next, suffix);
    else removeStored('lostWrites', suffix);
  };
}

interface SettledWrite<Data, Read> {
  /** Names what is written: two writes of one key are tries of the same one, perhaps with other values. */
  key: string;
  /** What is sent. */
  args: unknown;
  send: () => Promise<CallResult<Data>>;
  /** Reads the entity or the list that the write changes. */
  refetch: () => Promise<CallResult<Read>>;
  /** The result of a write where what was read shows that it is done. */
  findResult: (read: Read, write: LostWrite) => { data: Data } | null;
  known?: readonly string[];
}

/** Sends a write and settles a lost response; the next try after an unknown outcome reads first. */
export function settleWrite<Data, Read>(write: SettledWrite<Data, Read>): AppThunk<Promise<CallResult<Data>>> {
  const { key, args, send, refetch, findResult, known = [] } = write;
  return async (dispatch) => {
    const settle = async (failure: ApiFailure, lost: LostWrite): Promise<CallResult<Data>> => {
      const read = await refetch();
      if ('failure' in read) {
        const isOver = read.failure.kind === 'aborted' || read.failure.kind === 'unauthorized';
        return { failure: isOver ? read.failure : { ...failure, outcome: 'unknown' } };
      }
      const found = findResult(read.data, lost);
      if (!found) return { failure: { ...failure, outcome: failure.kind === 'contract' ? 'ignored' : 'notSaved' } };
      dispatch(setLostWrite(key, null));
      return JSON.stringify(lost.args) === JSON.stringify(args)
        ? found
        : { failure: { kind: 'conflict', outcome: 'savedBefore' } };
    };

    const lost = dispatch(findLostWrite(key));
    if (lost) {
      const settled = await settle({ kind: 'network' }, lost);
      if ('data' in settled || settled.failure.outcome !== 'notSaved') return settled;
    }
    const sent = await send();
    if ('data' in sent || !isOutcomeUnknown(sent.failure)) {
      dispatch(setLostWrite(key, null));
      return sent;
    }
    const now = { args, known: lost?.known ?? known };
    dispatch(setLostWrite(key, now));
    return await settle(sent.failure, now);
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
  isSame: (item: Item, args: Args) => boolean;
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
        key: thunk.typePrefix,
        args,
        known: known.map(({ id }) => id),
        send: async () => {
          const sent = await dispatch(resultOf(thunk(args)));
          if ('failure' in sent) return sent;
          return sent.data ? { data: sent.data.id } : { failure: { kind: 'contract' } };
        },
        refetch: readList,
        findResult: (list, write) => {
          const created = list.find((item) => !write.known.includes(item.id) && isSame(item, write.args as Args));
          return created ? { data: created.id } : null;
        },
      }),
    );
  };
}
