import type { ApiFailure } from '@/api/client/failure';
import type { AppThunk } from './rootReducer';

export interface ThunkResult {
  meta: { requestStatus: 'fulfilled' | 'rejected' };
  payload?: unknown;
}

/** How a dispatched call ended, for a form: null when it succeeded, else the failure to show. */
export function getFailure(result: ThunkResult): ApiFailure | null {
  if (result.meta.requestStatus === 'fulfilled') return null;
  return (result.payload as ApiFailure | undefined) ?? { kind: 'contract' };
}

/** Dispatches a call and resolves to its failure, or to null when it succeeded. */
export function failureOf(action: AppThunk<PromiseLike<ThunkResult>>): AppThunk<Promise<ApiFailure | null>> {
  return async (dispatch) => getFailure(await dispatch(action));
}

/** The result of a dispatched call, or null where it failed. */
export function getData<T>(result: {
  meta: { requestStatus: 'fulfilled' | 'rejected' };
  payload?: T | ApiFailure;
}): T | null {
  return result.meta.requestStatus === 'fulfilled' ? (result.payload as T) : null;
}
