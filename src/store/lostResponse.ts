import type { ApiFailure } from '@/api/client/failure';
import type { Endpoint, EndpointArgs, EndpointData, UntypedArgs } from '@/api/endpoint';
import type { CallResult, CallThunk } from './callResult';
import {
  findPendingWrite,
  isUnderWay,
  lookAgain,
  setPendingWrite,
  whileSending,
  type PendingWrite,
} from './pendingWrites';
import type { AppThunk, RootState } from './rootReducer';
import { selectUser } from './session';
import { argsKey } from './trackRequest';

/*
 * A write whose response was lost, unreadable or a server error may have been done (D-66, quality F9, F12 and F20):
 * what it changes is read again and compared. While that fails the outcome is unknown, and the next try, also after a
 * reload or with other values, reads before it sends: nothing is created twice.
 */

/** A gateway answers 502 or 504 for a server still at it, others break after saving: only 501 and 505 tried nothing. */
export function isOutcomeUnknown({ kind, status = 0 }: ApiFailure): boolean {
  return kind === 'network' || kind === 'contract' || (status >= 500 && status !== 501 && status !== 505);
}

/** There was no response, or a gateway's. */
export function isPerhapsUnderWay({ kind, status = 0 }: ApiFailure): boolean {
  return kind === 'network' || (status >= 502 && status <= 504);
}

/** For a write that reading showed not to be done; a failure that the server has answered says so itself. */
export function notDone(failure: ApiFailure): ApiFailure {
  if (failure.kind === 'contract') return { ...failure, outcome: 'ignored' };
  return failure.kind === 'network' ? { ...failure, outcome: 'notSaved' } : failure;
}

interface VerifiedWrite<Data, Read> {
  /** Two writes of one key are tries of the same one, perhaps with other values. */
  key: string;
  args: unknown;
  /** Remembered before it is sent, as the page may be left; a change's form compares itself with what is saved. */
  creates?: boolean;
  send: () => Promise<CallResult<Data>>;
  refetch: () => Promise<CallResult<Read>>;
  /** The result where what was read shows that the write is done; null where it shows that it is not. */
  findResult: (read: Read, write: PendingWrite) => { data: Data } | 'unknowable' | null;
  known?: readonly string[];
  next?: string | undefined;
}

const isSessionOver = ({ kind }: ApiFailure) => kind === 'aborted' || kind === 'unauthorized';

/** The next try after an unknown outcome reads first. */
export function sendAndVerify<Data, Read>(write: VerifiedWrite<Data, Read>): AppThunk<Promise<CallResult<Data>>> {
  const { key, args, creates = false, send, refetch, findResult, known = [], next } = write;
  const isSame = (lost: PendingWrite) => argsKey(lost.args) === argsKey(args);
  return async (dispatch, getState) => {
    const settle = async (failure: ApiFailure, lost: PendingWrite): Promise<CallResult<Data>> => {
      const look = async (): Promise<CallResult<Data>> => {
        const read = await refetch();
        if ('failure' in read) {
          return { failure: isSessionOver(read.failure) ? read.failure : { ...failure, outcome: 'unknown' } };
        }
        const verified = findResult(read.data, lost);
        if (verified === 'unknowable') return { failure: { ...failure, outcome: verified } };
        return verified ?? { failure: notDone(failure) };
      };
      const isSettled = (result: CallResult<Data>) =>
        'data' in result || isSessionOver(result.failure) || result.failure.outcome === 'unknowable';
      const result = await dispatch(lookAgain(key, lost, look, isSettled));
      if (!result) return { failure: { kind: 'aborted' } };
      if ('failure' in result) return result;
      dispatch(setPendingWrite(key, null));
      return isSame(lost) ? result : { failure: { kind: 'conflict', outcome: 'savedBefore' } };
    };

    const pending = dispatch(findPendingWrite(key));
    const isElsewhere = pending !== undefined && (await dispatch(isUnderWay(key, pending)));
    // Another page sends something else.
    const lost = pending && isElsewhere && !isSame(pending) ? undefined : pending;
    if (lost) {
      const settled = await settle({ kind: 'network' }, lost);
      const outcome = 'failure' in settled ? settled.failure.outcome : undefined;
      if (outcome !== 'notSaved' && outcome !== 'unknowable') return settled;
      if (isElsewhere) return { failure: { kind: 'network', outcome: 'unknown' } };
    }
    const userId = selectUser(getState())?.id;
    const now = (at?: number): PendingWrite => ({ args, known: lost?.known ?? known, next, at });
    if (creates) dispatch(setPendingWrite(key, { ...now(Date.now()), isSending: true }));
    return await dispatch(
      whileSending(key, async () => {
        const sent = await send();
        // Aborted with its session: it may have arrived, and stays remembered for the user who sent it.
        if (selectUser(getState())?.id !== userId) return sent;
        if ('data' in sent || !isOutcomeUnknown(sent.failure)) {
          dispatch(setPendingWrite(key, null));
          return sent;
        }
        const lostNow = now(creates && isPerhapsUnderWay(sent.failure) ? Date.now() : undefined);
        dispatch(setPendingWrite(key, lostNow, creates));
        return await settle(sent.failure, lostNow);
      }),
    );
  };
}

export interface Identified {
  id: string;
}

export function readOne<Item extends Identified, Values>(
  list: CallThunk<Item[]>,
  id: string,
  valuesOf: (item: Item) => Values,
): AppThunk<Promise<CallResult<Values | null>>> {
  return async (dispatch) => {
    const read = await dispatch(list);
    if ('failure' in read) return read;
    const match = read.data.find((item) => item.id === id);
    return { data: match ? valuesOf(match) : null };
  };
}

/** Whether a lost write is done, by reading; found by the type of its thunk, so that nobody needs to send it again. */
type Verify = (write: PendingWrite) => AppThunk<Promise<boolean>>;
const verifiers = new Map<string, Verify>();

export function registerVerifier(type: string, verify: Verify): void {
  verifiers.set(type, verify);
}

/** Undefined where the code that sent it is not loaded. */
export function verifierOf(key: string): Verify | undefined {
  return verifiers.get(key.split(' ', 1)[0] ?? '');
}

/** How a lost response of a write is settled (D-66). */
export interface WriteConfirmation<Args, Read> {
  refetch: (args: Args) => CallThunk<Read>;
  /** `read` is null where the entity is gone. */
  isApplied: (read: Read | null, args: Args) => boolean;
  /** From the store, so that a success that changed nothing is noticed (quality F11). */
  select?: (state: RootState, args: Args) => Read | undefined;
}

/** So that a creating write can be settled after a reload, when the code that sent it is not running. */
export function registerConfirmation<E extends Endpoint, Read>(
  type: string,
  endpoint: E,
  { refetch, isApplied }: WriteConfirmation<EndpointArgs<E>, Read>,
): void {
  registerVerifier(type, (write) => async (dispatch) => {
    const args = write.args as EndpointArgs<E>;
    const read = await dispatch(refetch(args));
    return 'data' in read && isApplied(read.data, asSent(endpoint, args));
  });
}

export function sendConfirmed<E extends Endpoint, Read>(
  endpoint: E,
  { refetch, isApplied }: WriteConfirmation<EndpointArgs<E>, Read>,
  key: string,
  args: EndpointArgs<E>,
  send: () => Promise<CallResult<EndpointData<E>>>,
): AppThunk<Promise<CallResult<EndpointData<E>>>> {
  return (dispatch) =>
    dispatch(
      sendAndVerify<EndpointData<E>, Read | null>({
        key,
        args,
        creates: endpoint.creates === true,
        send,
        refetch: async () => {
          const read = await dispatch(refetch(args));
          return 'failure' in read && read.failure.kind === 'notFound' ? { data: null } : read;
        },
        // A write's data is the entity or null: what was read is in the store already.
        findResult: (read) => (isApplied(read, asSent(endpoint, args)) ? { data: null as EndpointData<E> } : null),
      }),
    );
}

/** Nothing was saved where a read shows the same as before (quality F11); a value stored in another form was saved. */
export function hadNoEffect<E extends Endpoint, Read>(
  endpoint: E,
  { refetch, isApplied }: WriteConfirmation<EndpointArgs<E>, Read>,
  args: EndpointArgs<E>,
  before: Read | undefined,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const sent = asSent(endpoint, args);
    const read = await dispatch(refetch(sent));
    if ('failure' in read || before === undefined) return false;
    return !isApplied(read.data, sent) && contentOf(read.data) === contentOf(before);
  };
}

/** Ignores the order of a list and the time of the last change. */
function contentOf(value: unknown): string {
  const text = (item: unknown) =>
    JSON.stringify(item, (key, field: unknown) => (key === 'updated_at' ? undefined : field));
  return Array.isArray(value) ? value.map(text).toSorted().join() : text(value);
}

/** As it would be read: the fields of the body alone, texts as its schema writes them, ids as texts. */
function asSent<E extends Endpoint>({ body }: E, args: EndpointArgs<E>): EndpointArgs<E> {
  const untyped = args as UntypedArgs | undefined;
  const sent = body?.safeParse(untyped?.body);
  if (!sent?.success) return args;
  const given = untyped?.body as Record<string, unknown>;
  const fields = Object.entries(sent.data as object).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value : given[name],
  ]);
  return { ...untyped, body: Object.fromEntries(fields) as unknown } as EndpointArgs<E>;
}
