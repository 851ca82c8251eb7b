import type { Endpoint, EndpointArgs, EndpointData, UntypedArgs } from '@/api/endpoint';
import type { AppThunk, RootState } from './rootReducer';
import type { CallResult, CallThunk } from './callResult';
import { registerSettler, sendAndVerify } from './lostResponse';

/** How a lost response of a write is settled (D-66). */
export interface WriteConfirmation<Args, Read> {
  /** Reads the entity or the list that the write changes. */
  refetch: (args: Args) => CallThunk<Read>;
  /** Whether the write is done, as what was read shows; `null` where the entity is gone. */
  isApplied: (read: Read | null, args: Args) => boolean;
  /** The same as the store holds it, so that a success that changed nothing is noticed (quality F11). */
  select?: (state: RootState, args: Args) => Read | undefined;
}

/** Lets a write that creates something be settled after a reload, when the code that sent it is not running. */
export function registerConfirmation<E extends Endpoint, Read>(
  type: string,
  endpoint: E,
  { refetch, isApplied }: WriteConfirmation<EndpointArgs<E>, Read>,
): void {
  registerSettler(type, (write) => async (dispatch) => {
    const args = write.args as EndpointArgs<E>;
    const read = await dispatch(refetch(args));
    return 'data' in read && isApplied(read.data, asSent(endpoint, args));
  });
}

/** Sends a write and settles a lost response by reading what it changes. */
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

/**
 * Reads what a write changes after a success that did not hold it, and tells whether nothing was saved (quality F11): what
 * was to change is as it was before. A server that keeps a value in another form than it was sent has saved it.
 */
export function isIgnored<E extends Endpoint, Read>(
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

/** An entity, or a list in any order, as text; the time of its last change counts for nothing. */
function contentOf(value: unknown): string {
  const text = (item: unknown) =>
    JSON.stringify(item, (key, field: unknown) => (key === 'updated_at' ? undefined : field));
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
