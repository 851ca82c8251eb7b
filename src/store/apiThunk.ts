import { createAsyncThunk } from '@reduxjs/toolkit';
import { call } from '@/api/client/call';
import { toFailure, type ApiFailure } from '@/api/client/failure';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import { selectAnswered, writeAnswered, type EntityRef } from './answeredWrites';
import { isIgnored, registerConfirmation, sendConfirmed } from './confirmWrite';
import type { CallResult } from './lostResponse';
import type { ApiThunk, ApiThunkOptions, ThunkConfig, UploadOptions } from './thunkTypes';
import { withCancel } from './trackRequest';

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
  if (confirm && endpoint.creates) registerConfirmation(type, endpoint, confirm);
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
        const ref = entity?.(args);
        const answered = selectAnswered(getState(), ref);
        const before = confirm?.select?.(getState(), args);
        const result = confirm ? await dispatch(sendConfirmed(endpoint, confirm, key, args, send)) : await send();
        const reject = (failure: ApiFailure) =>
          rejectWithValue(failure, { silent, failureText, settledAt: Date.now() });
        const fulfill = (data: EndpointData<E>, written?: EntityRef) =>
          fulfillWithValue(data, { settledAt: Date.now(), ...(written ? { written } : {}) });
        if ('failure' in result) return reject(result.failure);
        const isOutdated = selectAnswered(getState(), ref) !== answered;
        if (endpoint.method === 'get') {
          // What was written meanwhile may not be in it.
          const again = isOutdated ? await send() : result;
          return fulfill('data' in again ? again.data : result.data);
        }
        if (ref) dispatch(writeAnswered(ref));
        if (!refetch || (result.data !== null && !isOutdated)) return fulfill(result.data, ref);
        // The response does not hold the entity, or an older one than is known.
        if (result.data !== null || !confirm || !Object.is(confirm.refetch, refetch)) await dispatch(refetch(args));
        else if (await dispatch(isIgnored(endpoint, confirm, args, before))) {
          return reject({ kind: 'server', outcome: 'ignored' });
        }
        return fulfill(null as EndpointData<E>, ref);
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
