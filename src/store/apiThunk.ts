import { createAsyncThunk, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { call } from '@/api/client/call';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import { toFailure, type ApiFailure } from '@/api/client/failure';
import type { ThunkResult } from './thunkResult';
import { resultOf, settleWrite, type CallResult } from './unknownOutcome';

export interface ApiThunkOptions<Args, Read = unknown> {
  /** The screen that started it shows the failure itself: no notice. Forms and `StatusView` regions are quiet. */
  quiet?: boolean;
  /** Text key of this call's own failure message; wins over the general text of the failure's kind. */
  failureText?: string;
  /** Reads the entity again when the write did not answer it (architecture, section 2). */
  reread?: (args: Args) => AppThunkAction;
  /** How a lost response of this write is settled (D-66). */
  confirm?: WriteConfirmation<Args, Read>;
  /** Distinguishes two thunks of one endpoint, e.g. two slots that ask the same question. */
  as?: string;
}

/** Any thunk action, whatever it is given. */
type AppThunkAction = (dispatch: never, getState: never, extra: never) => unknown;

export interface WriteConfirmation<Args, Read> {
  /** Reads the entity or the list that the write changes. */
  refetch: (
    args: Args,
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<ThunkResult & { payload?: Read | ApiFailure }>;
  /** Whether the write is done, as what was read shows; `null` where the entity is gone. */
  isDone: (read: Read | null, args: Args) => boolean;
}

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
export function apiThunk<E extends Endpoint, Read = unknown>(
  endpoint: E,
  options: ApiThunkOptions<EndpointArgs<E>, Read> = {},
) {
  const { quiet = false, failureText = null, reread, confirm, as } = options;
  const type = as ? `${endpoint.id}/${as}` : endpoint.id;
  return createAsyncThunk<EndpointData<E>, EndpointArgs<E>, ThunkConfig>(
    type,
    async (args, { signal, dispatch, rejectWithValue }) => {
      const send = async (): Promise<CallResult<EndpointData<E>>> => {
        try {
          return { data: await call(endpoint, args, { signal }) };
        } catch (error) {
          return { failure: toFailure(error) };
        }
      };
      const result = confirm
        ? await dispatch(
            settleWrite<EndpointData<E>, Read | null>({
              key: `${type} ${JSON.stringify(args)}`,
              send,
              refetch: async () => {
                const read = await dispatch(resultOf(confirm.refetch(args)));
                return 'failure' in read && read.failure.kind === 'notFound' ? { data: null } : read;
              },
              // A write's data is the entity or null: what was read is in the store already.
              findResult: (read) => (confirm.isDone(read, args) ? { data: null as EndpointData<E> } : null),
            }),
          )
        : await send();
      if ('failure' in result) return rejectWithValue(result.failure, { quiet, failureText });
      if (result.data === null && reread) await dispatch(reread(args) as never);
      return result.data;
    },
  );
}
