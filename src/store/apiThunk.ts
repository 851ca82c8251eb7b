import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { call } from '@/api/client/call';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import { toFailure, type ApiFailure } from '@/api/client/failure';

export interface ApiThunkOptions<Args> {
  /** The screen that started it shows the failure itself: no notice. Forms and `StatusView` regions are quiet. */
  quiet?: boolean;
  /** Text key of this call's own failure message; wins over the general text of the failure's kind. */
  failureText?: string;
  /** Reads the entity again when the write did not answer it (architecture, section 2). */
  reread?: (args: Args) => AppThunkAction;
  /** Distinguishes two thunks of one endpoint, e.g. two slots that ask the same question. */
  as?: string;
}

/** Any thunk action, whatever it is given. */
type AppThunkAction = (dispatch: never, getState: never, extra: never) => unknown;

export interface RejectedMeta {
  quiet: boolean;
  failureText: string | null;
}

export interface ThunkConfig {
  rejectValue: ApiFailure;
  rejectedMeta: RejectedMeta;
  dispatch: ThunkDispatch<unknown, undefined, UnknownAction>;
}

/** A thunk for one endpoint: typed from the contract, aborted with its signal, failing with an `ApiFailure`. */
export function apiThunk<E extends Endpoint>(endpoint: E, options: ApiThunkOptions<EndpointArgs<E>> = {}) {
  const { quiet = false, failureText = null, reread, as } = options;
  return createAsyncThunk<EndpointData<E>, EndpointArgs<E>, ThunkConfig>(
    as ? `${endpoint.id}/${as}` : endpoint.id,
    async (args, { signal, dispatch, rejectWithValue }) => {
      try {
        const data = await call(endpoint, args, { signal });
        if (data === null && reread) await dispatch(reread(args) as never);
        return data;
      } catch (error) {
        return rejectWithValue(toFailure(error), { quiet, failureText });
      }
    },
  );
}
