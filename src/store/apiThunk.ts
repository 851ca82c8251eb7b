import { createAsyncThunk } from '@reduxjs/toolkit';
import type { CallOptions } from '@/api/client/call';
import type { ApiFailure } from '@/api/client/failure';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import { selectAnswered, writeCounted, type EntityRef } from './writeCounts';
import { resultOfCall, type CallResult } from './callResult';
import { hadNoEffect, registerConfirmation, sendConfirmed } from './lostResponse';
import type { AppThunk } from './rootReducer';
import { argsKey } from './trackRequest';
import type { ApiThunk, ApiThunkOptions, DispatchedCall, StartedThunk, ThunkConfig } from './thunkTypes';

/** Resolves to a `CallResult`; the rejected action carries an `ApiFailure`; `abort()` of the promise cancels it. */
export function apiThunk<E extends Endpoint, Read = unknown>(
  endpoint: E,
  options: ApiThunkOptions<EndpointArgs<E>, Read> = {},
): ApiThunk<E> {
  const { silent = endpoint.method === 'get', failureText = null, refetch, confirm, typeSuffix, entity } = options;
  const type = typeSuffix ? `${endpoint.id}/${typeSuffix}` : endpoint.id;
  const keyOf = (args: EndpointArgs<E>) => `${type} ${argsKey(args)}`;
  if (confirm && endpoint.creates) registerConfirmation(type, endpoint, confirm);

  const thunk = createAsyncThunk<EndpointData<E>, EndpointArgs<E>, ThunkConfig>(
    type,
    async (args, { signal, requestId, extra, dispatch, getState, fulfillWithValue, rejectWithValue }) => {
      const onUploadProgress = (share: number) => extra.calls.get(requestId)?.onUploadProgress?.(share);
      const callOptions = { signal, ...(endpoint.encoding === 'multipart' ? { onUploadProgress } : {}) };
      const send = () => resultOfCall(endpoint, args, callOptions);
      const ref = entity?.(args, getState());
      const answered = selectAnswered(getState(), ref);
      const before = confirm?.select?.(getState(), args);
      const result = confirm ? await dispatch(sendConfirmed(endpoint, confirm, keyOf(args), args, send)) : await send();
      const reject = (failure: ApiFailure) => rejectWithValue(failure, { silent, failureText, settledAt: Date.now() });
      const fulfill = (data: EndpointData<E>, written?: EntityRef) =>
        fulfillWithValue(data, { settledAt: Date.now(), ...(written ? { written } : {}) });
      if ('failure' in result) return reject(result.failure);
      const isOutdated = selectAnswered(getState(), ref) !== answered;
      if (endpoint.method === 'get') {
        // The read may lack what was written meanwhile.
        const again = isOutdated ? await send() : result;
        return fulfill('data' in again ? again.data : result.data);
      }
      if (ref) dispatch(writeCounted(ref));
      if (!refetch || (result.data !== null && !isOutdated)) return fulfill(result.data, ref);
      // The response does not hold the entity, or an older one than is known.
      if (result.data !== null || !confirm || !Object.is(confirm.refetch, refetch)) await dispatch(refetch(args));
      else if (await dispatch(hadNoEffect(endpoint, confirm, args, before))) {
        return reject({ kind: 'server', outcome: 'ignored' });
      }
      return fulfill(null as EndpointData<E>, ref);
    },
  );
  // Toolkit decides by the argument's type whether it may be left out, which it cannot for an endpoint not yet known.
  const start = thunk as unknown as StartedThunk<E>;

  const run: ApiThunk<E> = (args, { onUploadProgress } = {}) => startCall(start, args, keyOf(args), onUploadProgress);
  run.typePrefix = type;
  run.pending = start.pending;
  run.fulfilled = start.fulfilled;
  run.rejected = start.rejected;
  return run;
}

/** Keeps the call in the registry until it has settled. */
function startCall<E extends Endpoint>(
  start: StartedThunk<E>,
  args: EndpointArgs<E>,
  key: string,
  onUploadProgress: CallOptions['onUploadProgress'],
): AppThunk<DispatchedCall<EndpointData<E>>> {
  return (dispatch, _getState, { calls }) => {
    const running = dispatch(start(args));
    const { requestId, abort } = running;
    calls.set(requestId, { key, abort, onUploadProgress });
    const read = async (): Promise<CallResult<EndpointData<E>>> => {
      const { meta, payload } = await running;
      calls.delete(requestId);
      if (meta.requestStatus === 'fulfilled') return { data: payload as EndpointData<E> };
      return { failure: (payload as ApiFailure | undefined) ?? { kind: 'contract' } };
    };
    return Object.assign(read(), { requestId, abort });
  };
}
