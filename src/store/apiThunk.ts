import { createAsyncThunk, type AsyncThunk, type AsyncThunkAction } from '@reduxjs/toolkit';
import { call, type CallOptions } from '@/api/client/call';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import { toFailure, type ApiFailure } from '@/api/client/failure';
import type { AppDispatch, AppThunk, RootState } from './rootReducer';

export interface ApiThunkOptions<Args> {
  /** A failed write shows no notice, because its form or dialog shows the failure. Reads (GET) never show one. */
  silent?: boolean;
  /** Text key of the notice of this failed write, instead of the general text of the failure's kind. */
  failureText?: string;
  /** Fetches the entity again when the response of a write does not hold it (architecture, section 2). */
  refetch?: (args: Args) => AppThunk<unknown>;
  /** Distinguishes the action types of two thunks of one endpoint. */
  typeSuffix?: string;
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
export function apiThunk<E extends Endpoint>(endpoint: E, options: ApiThunkOptions<EndpointArgs<E>> = {}): ApiThunk<E> {
  const { silent = endpoint.method === 'get', failureText = null, refetch, typeSuffix } = options;
  const create = (uploadOptions: UploadOptions = {}) =>
    createAsyncThunk<EndpointData<E>, EndpointArgs<E>, ThunkConfig>(
      typeSuffix ? `${endpoint.id}/${typeSuffix}` : endpoint.id,
      async (args, { signal, dispatch, fulfillWithValue, rejectWithValue }) => {
        try {
          const data = await call(endpoint, args, { ...uploadOptions, signal });
          if (data === null && refetch) await dispatch(refetch(args));
          return fulfillWithValue(data, { settledAt: Date.now() });
        } catch (error) {
          return rejectWithValue(toFailure(error), { silent, failureText, settledAt: Date.now() });
        }
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
