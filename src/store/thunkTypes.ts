import type { AsyncThunk, AsyncThunkAction } from '@reduxjs/toolkit';
import type { CallOptions } from '@/api/client/call';
import type { ApiFailure } from '@/api/client/failure';
import type { Endpoint, EndpointArgs, EndpointData } from '@/api/endpoint';
import type { EntityRef } from './writeCounts';
import type { WriteConfirmation } from './lostResponse';
import type { CallResult } from './callResult';
import type { AppDispatch, AppThunk, RootState } from './rootReducer';
import type { SessionRegistry } from './sessionRegistry';

export interface ApiThunkOptions<Args, Read = unknown> {
  /** A failed write shows no notice, because its form or dialog shows the failure. Reads (GET) never show one. */
  silent?: boolean;
  /** Text key of the notice, instead of the general one for its `kind`. */
  failureText?: string;
  /** Fetches the entity again when the response of a write does not hold it (architecture, section 2). */
  refetch?: (args: Args) => AppThunk<unknown>;
  /** How a lost response of this write is settled (D-66), and with the same `refetch` also an empty success. */
  confirm?: WriteConfirmation<Args, Read>;
  /** Distinguishes the action types of two thunks of one endpoint. */
  typeSuffix?: string;
  /** The entity that the call reads, or whose write answers with all of it: no older answer replaces a newer one. */
  entity?: (args: Args, state: RootState) => EntityRef;
}

/** Milliseconds since the epoch at which the response or the failure arrived. */
interface SettledMeta {
  settledAt: number;
}

interface FulfilledMeta extends SettledMeta {
  /** The payload may be the whole of it; see `isWriteOf`. */
  written?: EntityRef;
}

export interface RejectedMeta extends SettledMeta {
  silent: boolean;
  failureText: string | null;
}

export interface ThunkConfig {
  state: RootState;
  dispatch: AppDispatch;
  extra: SessionRegistry;
  rejectValue: ApiFailure;
  fulfilledMeta: FulfilledMeta;
  rejectedMeta: RejectedMeta;
}

type Thunk<E extends Endpoint> = AsyncThunk<EndpointData<E>, EndpointArgs<E>, ThunkConfig>;

interface ThunkActions<E extends Endpoint> {
  typePrefix: string;
  pending: Thunk<E>['pending'];
  fulfilled: Thunk<E>['fulfilled'];
  rejected: Thunk<E>['rejected'];
}

export interface StartedThunk<E extends Endpoint> extends ThunkActions<E> {
  (args: EndpointArgs<E>): AsyncThunkAction<EndpointData<E>, EndpointArgs<E>, ThunkConfig>;
}

export type DispatchedCall<Data> = Promise<CallResult<Data>> & { requestId: string; abort: (reason?: string) => void };

export interface ApiThunk<E extends Endpoint> extends ThunkActions<E> {
  (args: EndpointArgs<E>, options?: Pick<CallOptions, 'onUploadProgress'>): AppThunk<DispatchedCall<EndpointData<E>>>;
}
