import { createAsyncThunk, type AsyncThunk, type AsyncThunkAction } from '@reduxjs/toolkit';
import { call, type CallOptions } from '@/api/client/call';
import type { Endpoint, EndpointArgs, EndpointData, UntypedArgs } from '@/api/endpoint';
import { toFailure, type ApiFailure } from '@/api/client/failure';
import type { AppDispatch, AppThunk, RootState } from './rootReducer';
import { withCancel } from './trackRequest';
import { registerSettler, resultOf, settleWrite, type CallAction, type CallResult } from './unknownOutcome';

export interface ApiThunkOptions<Args, Read = unknown> {
  /** A failed write shows no notice, because its form or dialog shows the failure. Reads (GET) never show one. */
  silent?: boolean;
  /** Text key of the notice of this failed write, instead of the general text of the failure's kind. */
  failureText?: string;
  /** Fetches the entity again when the response of a write does not hold it (architecture, section 2). */
  refetch?: (args: Args) => AppThunk<unknown>;
  /** How a lost response of this write is settled (D-66), and with the same `refetch` also an empty success. */
  confirm?: WriteConfirmation<Args, Read>;
  /** Distinguishes the action types of two thunks of one endpoint. */
  typeSuffix?: string;
  /** Names the entity that the call reads, or whose write answers with all of it, so that no older answer replaces a newer. */
  entity?: (args: Args) => string;
}

/** How many writes of an entity have been answered, by its name. */
const answeredWrites = new Map<string, number>();
const answeredCount = (entity: string | undefined) => (entity === undefined ? 0 : (answeredWrites.get(entity) ?? 0));

export interface WriteConfirmation<Args, Read> {
  /** Reads the entity or the list that the write changes. */
  refetch: (args: Args) => CallAction<Read>;
  /** Whether the write is done, as what was read shows; `null` where the entity is gone. */
  isDone: (read: Read | null, args: Args) => boolean;
  /** The same as the store holds it, so that a success that changed nothing is noticed (quality F11). */
  select?: (state: RootState, args: Args) => Read | undefined;
}

/** Milliseconds since the epoch at which the response or the failure arrived. */
interface SettledMeta {
  settledAt: number;
}

export interface RejectedMeta extends SettledMeta {
  silent: boolean;
  failureText: string | null;
}

export interface ThunkConfig {
  state: RootState;
  dispatch: AppDispatch;
  extra: undefined;
  rejectValue: ApiFailure;
  fulfilledMeta: SettledMeta;
  rejectedMeta: RejectedMeta;
}

type UploadOptions = Pick<CallOptions, 'onUploadProgress'>;

type Thunk<E extends Endpoint> = AsyncThunk<EndpointData<E>, EndpointArgs<E>, ThunkConfig>;

export interface ApiThunk<E extends Endpoint> {
  (args: EndpointArgs<E>, options?: UploadOptions): AsyncThunkAction<EndpointData<E>, EndpointArgs<E>, ThunkConfig>;
  typePrefix: string;
  pending: Thunk<E>['pending'];
  fulfilled: Thunk<E>['fulfilled'];
  rejected: Thunk<E>['rejected'];
}

/**
 * A thunk for one endpoint: typed by the contract, rejected with an `ApiFailure`, and cancelled by the `abort()` of the
 * dispatched promise. An upload reports its progress: `dispatch(uploadImage(args, { onUploadProgress }))`.
 */
export function apiThunk<E extends Endpoint, Read = unknown>(
  endpoint: E,
  options: ApiThunkOptions<EndpointArgs<E>, Read> = {},
): ApiThunk<E> {
  const { silent = endpoint.method === 'get', failureText = null, refetch, confirm, typeSuffix, entity } = options;
  const type = typeSuffix ? `${endpoint.id}/${typeSuffix}` : endpoint.id;
  if (confirm && endpoint.creates) {
    registerSettler(type, (write) => async (dispatch) => {
      const args = write.args as EndpointArgs<E>;
      const read = await dispatch(resultOf(confirm.refetch(args)));
      return 'data' in read && confirm.isDone(read.data, asSent(endpoint, args));
    });
  }
  const create = (uploadOptions: UploadOptions = {}) =>
    createAsyncThunk<EndpointData<E>, EndpointArgs<E>, ThunkConfig>(
      type,
      async (args, { signal, requestId, abort, dispatch, getState, fulfillWithValue, rejectWithValue }) => {
        const key = `${type} ${JSON.stringify(args)}`;
        const send = async (): Promise<CallResult<EndpointData<E>>> => {
          try {
            const request = () => call(endpoint, args, { ...uploadOptions, signal });
            return { data: await withCancel({ requestId, key, abort }, request) };
          } catch (error) {
            return { failure: toFailure(error) };
          }
        };
        const before = confirm?.select?.(getState(), args);
        const name = entity?.(args);
        const known = answeredCount(name);
        const result = confirm ? await dispatch(settled(endpoint, confirm, key, args, send)) : await send();
        if ('failure' in result) {
          return rejectWithValue(result.failure, { silent, failureText, settledAt: Date.now() });
        }
        const isOutdated = answeredCount(name) !== known;
        if (endpoint.method === 'get') {
          // What was written meanwhile may not be in it.
          const again = isOutdated ? await send() : result;
          return fulfillWithValue('data' in again ? again.data : result.data, { settledAt: Date.now() });
        }
        if (name !== undefined) answeredWrites.set(name, answeredCount(name) + 1);
        if (result.data !== null && refetch && isOutdated) {
          await dispatch(refetch(args));
          return fulfillWithValue(null as EndpointData<E>, { settledAt: Date.now() });
        }
        if (result.data === null && refetch) {
          if (!confirm || !Object.is(confirm.refetch, refetch)) await dispatch(refetch(args));
          else if (await dispatch(isIgnored(confirm, asSent(endpoint, args), before))) {
            const failure: ApiFailure = { kind: 'server', outcome: 'ignored' };
            return rejectWithValue(failure, { silent, failureText, settledAt: Date.now() });
          }
        }
        return fulfillWithValue(result.data, { settledAt: Date.now() });
      },
      // Toolkit decides by the argument's type whether it may be left out, which it cannot for an endpoint not yet known.
    ) as unknown as ApiThunk<E>;
  const thunk = create();
  const { typePrefix, pending, fulfilled, rejected } = thunk;
  // A listener is a function, which an action must not hold: a call with one is made by a thunk of its own, of the same type.
  return Object.assign(
    (args: EndpointArgs<E>, uploadOptions?: UploadOptions) => (uploadOptions ? create(uploadOptions) : thunk)(args),
    { typePrefix, pending, fulfilled, rejected },
  );
}

/**
 * Whether a write saved nothing although its call succeeded without saying more (quality F11): what was to change is as it
 * was before. A server that keeps a value in another form than it was sent has saved it.
 */
function isIgnored<Args, Read>(
  { refetch, isDone }: WriteConfirmation<Args, Read>,
  args: Args,
  before: Read | undefined,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const read = await dispatch(resultOf(refetch(args)));
    if ('failure' in read || before === undefined) return false;
    return !isDone(read.data, args) && contentOf(read.data) === contentOf(before);
  };
}

/** An entity, or a list in any order, as text; the time of its last change counts for nothing. */
function contentOf(value: unknown): string {
  const text = (item: unknown) =>
    JSON.stringify(item, (key, part: unknown) => (key === 'updated_at' ? undefined : part));
  return Array.isArray(value) ? value.map(text).toSorted().join() : text(value);
}

/**
 * The arguments as they are sent, to be compared with what is read: without what a form holds beside the call's body, and
 * with texts as the body's schema writes them, such as the day of a month. Ids stay texts, as in everything that is read.
 */
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

/** Sends a write and settles a lost response by reading what it changes. */
function settled<E extends Endpoint, Read>(
  endpoint: E,
  { refetch, isDone }: WriteConfirmation<EndpointArgs<E>, Read>,
  key: string,
  args: EndpointArgs<E>,
  send: () => Promise<CallResult<EndpointData<E>>>,
): AppThunk<Promise<CallResult<EndpointData<E>>>> {
  return (dispatch) =>
    dispatch(
      settleWrite<EndpointData<E>, Read | null>({
        key,
        args,
        creates: endpoint.creates === true,
        send,
        refetch: async () => {
          const read = await dispatch(resultOf(refetch(args)));
          return 'failure' in read && read.failure.kind === 'notFound' ? { data: null } : read;
        },
        // A write's data is the entity or null: what was read is in the store already.
        findResult: (read) => (isDone(read, asSent(endpoint, args)) ? { data: null as EndpointData<E> } : null),
      }),
    );
}
