import { call, type CallOptions } from '@/api/client/call';
import { toFailure, type ApiFailure } from '@/api/client/failure';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import type { AppThunk, RootState } from './rootReducer';

export type CallResult<Data> = { data: Data } | { failure: ApiFailure };

export type CallThunk<Data = unknown> = AppThunk<Promise<CallResult<Data>>>;

/** Never rejects. */
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

/** For a form, which shows nothing but the failure; null when it succeeded. */
export function failureOf(thunk: CallThunk): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => {
    const result = await dispatch(thunk);
    return 'failure' in result ? result.failure : null;
  };
}

export function selectAfter<Data>(
  thunk: CallThunk,
  selector: (state: RootState) => Data,
): AppThunk<Promise<CallResult<Data>>> {
  return async (dispatch, getState) => {
    const failure = await dispatch(failureOf(thunk));
    return failure ? { failure } : { data: selector(getState()) };
  };
}

export function resultOf(failure: ApiFailure | null): CallResult<null> {
  return failure ? { failure } : { data: null };
}
