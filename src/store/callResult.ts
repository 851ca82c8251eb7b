import type { ApiFailure } from '@/api/client/failure';
import type { AppThunk } from './rootReducer';

/** How a call ended: every `apiThunk` resolves to it. */
export type CallResult<Data> = { data: Data } | { failure: ApiFailure };

/** A thunk that makes one call, or several. */
export type CallThunk<Data = unknown> = AppThunk<Promise<CallResult<Data>>>;

/** Makes a call for a form, which asks for nothing but the failure to show; null when it succeeded. */
export function failureOf(call: CallThunk): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => {
    const result = await dispatch(call);
    return 'failure' in result ? result.failure : null;
  };
}

/** The result of a write of which only its failure is known, null where it succeeded. */
export function resultOf(failure: ApiFailure | null): CallResult<null> {
  return failure ? { failure } : { data: null };
}
