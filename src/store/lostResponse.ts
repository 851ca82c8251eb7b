import type { ApiFailure } from '@/api/client/failure';
import type { CallResult, CallThunk } from './callResult';
import { findLostWrite, setLostWrite, type LostWrite } from './lostWrites';
import type { AppThunk, RootState } from './rootReducer';
import { selectUser } from './session';

/*
 * A write whose response was lost, cannot be read or is an error of the server's may have been done (D-66, quality F9,
 * F12 and F20). What it changes is then read again and compared: either it is done after all, or it can be repeated. While
 * reading fails too, the outcome stays unknown, and the next try reads before it sends, so that nothing is created twice:
 * also where the page was reloaded in between, or other values are to be sent.
 */

/**
 * Whether the server may have done a write although the call failed. A gateway answers 502 or 504 for a server that is
 * still at it, and a server can break after it has saved; only 501 and 505 say that nothing was tried.
 */
export function isOutcomeUnknown({ kind, status = 0 }: ApiFailure): boolean {
  return kind === 'network' || kind === 'contract' || (status >= 500 && status !== 501 && status !== 505);
}

/** The failure of a write that was not done, as reading showed; one that the server has answered says so itself. */
export function notDone(failure: ApiFailure): ApiFailure {
  if (failure.kind === 'contract') return { ...failure, outcome: 'ignored' };
  return failure.kind === 'network' ? { ...failure, outcome: 'notSaved' } : failure;
}

interface VerifiedWrite<Data, Read> {
  /** Names what is written: two writes of one key are tries of the same one, perhaps with other values. */
  key: string;
  /** What is sent. */
  args: unknown;
  /**
   * It makes something new. It is then remembered before it is sent, because the page may be left before the response is
   * there; a change need not be, since its form compares what was typed with what is saved.
   */
  creates?: boolean;
  send: () => Promise<CallResult<Data>>;
  /** Reads the entity or the list that the write changes. */
  refetch: () => Promise<CallResult<Read>>;
  /** The result of a write where what was read shows that it is done. */
  findResult: (read: Read, write: LostWrite) => { data: Data } | null;
  known?: readonly string[];
  next?: string | undefined;
}

/** Sends a write and settles a lost response; the next try after an unknown outcome reads first. */
export function sendAndVerify<Data, Read>(write: VerifiedWrite<Data, Read>): AppThunk<Promise<CallResult<Data>>> {
  const { key, args, creates = false, send, refetch, findResult, known = [], next } = write;
  return async (dispatch, getState) => {
    const settle = async (failure: ApiFailure, lost: LostWrite): Promise<CallResult<Data>> => {
      const read = await refetch();
      if ('failure' in read) {
        const isAborted = read.failure.kind === 'aborted' || read.failure.kind === 'unauthorized';
        return { failure: isAborted ? read.failure : { ...failure, outcome: 'unknown' } };
      }
      const found = findResult(read.data, lost);
      if (!found) return { failure: notDone(failure) };
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
    const now = { args, known: lost?.known ?? known, next };
    const userId = selectUser(getState())?.id;
    if (creates) dispatch(setLostWrite(key, { ...now, isSending: true }));
    const sent = await send();
    // Broken off with its session: it may have arrived, and stays remembered for the user who sent it.
    if (selectUser(getState())?.id !== userId) return sent;
    if ('data' in sent || !isOutcomeUnknown(sent.failure)) {
      dispatch(setLostWrite(key, null));
      return sent;
    }
    dispatch(setLostWrite(key, now));
    return await settle(sent.failure, now);
  };
}

interface Identified {
  id: string;
}

/** Reads a list and returns what a form holds of one of its entities, null where that is gone. */
export function readOne<Item extends Identified, Values>(
  list: CallThunk<Item[]>,
  id: string,
  valuesOf: (item: Item) => Values,
): AppThunk<Promise<CallResult<Values | null>>> {
  return async (dispatch) => {
    const read = await dispatch(list);
    if ('failure' in read) return read;
    const found = read.data.find((item) => item.id === id);
    return { data: found ? valuesOf(found) : null };
  };
}

/** Whether a lost write is done, as reading shows; by the type of its thunk, so that it needs nobody to send it again. */
type Settle = (write: LostWrite) => AppThunk<Promise<boolean>>;
const settlers = new Map<string, Settle>();

export function registerSettler(type: string, settle: Settle): void {
  settlers.set(type, settle);
}

/** How the lost write of a key is settled; undefined where the code that sent it is not loaded. */
export function settlerOf(key: string): Settle | undefined {
  return settlers.get(key.split(' ', 1)[0] ?? '');
}

interface Creation<Args, Item extends Identified> {
  thunk: ((args: Args) => CallThunk<Identified | null>) & { typePrefix: string };
  /** Reads the list that the new entity belongs to. */
  fetchList: () => CallThunk<Item[]>;
  /** The list before; null where it has not been read yet. */
  selectBefore: (state: RootState) => readonly Identified[] | null;
  /** Whether an entity of the list holds what was sent. */
  isSame: (item: Item, args: Args) => boolean;
  /** Reads whether the next step is done as well. */
  isNextDone?: (id: string, next: string) => AppThunk<Promise<boolean>>;
}

/** The further writes of a new entity: a page that is reloaded meanwhile finds the entity and goes on with them. */
interface Following {
  next: string | undefined;
  run: (id: string) => Promise<unknown>;
}

/**
 * Creates an entity once and returns its id. A response that names no id, or was lost, is settled by the list: the new
 * one is the one that was not there before and holds what was sent.
 */
export function createVerified<Args, Item extends Identified>(
  creation: Creation<Args, Item>,
): (args: Args, following?: Following) => AppThunk<Promise<CallResult<string>>> {
  const { thunk, fetchList, selectBefore, isSame, isNextDone } = creation;
  const findCreated = (list: Item[], write: LostWrite) =>
    list.find((item) => !write.known.includes(item.id) && isSame(item, write.args as Args));
  registerSettler(thunk.typePrefix, (write) => async (dispatch) => {
    const read = await dispatch(fetchList());
    const created = 'data' in read ? findCreated(read.data, write) : undefined;
    if (!created) return false;
    return write.next === undefined || !isNextDone || (await dispatch(isNextDone(created.id, write.next)));
  });
  return (args, following) => async (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    const key = thunk.typePrefix;
    const next = following?.next;
    const readList = () => dispatch(fetchList());
    const before = selectBefore(getState());
    const read = before ? null : await readList();
    const known = (before ?? (read && 'data' in read ? read.data : [])).map(({ id }) => id);
    const result = await dispatch(
      sendAndVerify<string, Item[]>({
        key,
        args,
        creates: true,
        known,
        next,
        send: async () => {
          const sent = await dispatch(thunk(args));
          if ('failure' in sent) return sent;
          return sent.data ? { data: sent.data.id } : { failure: { kind: 'contract' } };
        },
        refetch: readList,
        findResult: (list, write) => {
          const created = findCreated(list, write);
          return created ? { data: created.id } : null;
        },
      }),
    );
    if (!following || 'failure' in result) return result;
    // An earlier try may have made it: it is among those that were there before this one.
    const others = known.filter((id) => id !== result.data);
    dispatch(setLostWrite(key, { args, known: others, next, isSending: true }));
    await following.run(result.data);
    if (selectUser(getState())?.id === userId) dispatch(setLostWrite(key, null));
    return result;
  };
}
