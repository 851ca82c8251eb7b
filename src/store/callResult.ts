import { call, type CallOptions } from '@/api/client/call';
import { toFailure, type ApiFailure } from '@/api/client/failure';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import type { AppThunk, RootState } from './rootReducer';

/** How a call ended: every `apiThunk` resolves to it. */
export type CallResult<Data> = { data: Data } | { failure: ApiFailure };

/** A thunk that makes one call, or several. */
export type CallThunk<Data = unknown> = AppThunk<Promise<CallResult<Data>>>;

/** Makes the call of an endpoint; it never rejects. */
export async function resultOfCall<E extends Endpoint>(
  endpoint: E,
  args: EndpointArgs<E>,
  options: CallOptions,
): Promise<CallResult<EndpointData<E>>> {
  try {
    return { data: await call(endpoint, args, options) };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

/** Dispatches a call for a form, which asks for nothing but the failure to show; null when it succeeded. */
export function failureOf(thunk: CallThunk): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => {
    const result = await dispatch(thunk);
    return 'failure' in result ? result.failure : null;
  };
}

/** Makes a call and resolves to what the store holds then. */
export function selectAfter<Data>(
  thunk: CallThunk,
  selector: (state: RootState) => Data,
): AppThunk<Promise<CallResult<Data>>> {
  return async (dispatch, getState) => {
    const failure = await dispatch(failureOf(thunk));
    return failure ? { failure } : { data: selector(getState()) };
  };
}

/** The result of a write of which only its failure is known, null where it succeeded. */
export function resultOf(failure: ApiFailure | null): CallResult<null> {
  return failure ? { failure } : { data: null };
}
