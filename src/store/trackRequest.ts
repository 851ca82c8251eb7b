import type { ActionReducerMapBuilder, Draft, EntityState, UnknownAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import { replaceAll } from './idRecord';
import type { AppThunk } from './rootReducer';

export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

/** Of the latest request (AUT-19). After leaving the page it is idle; if the user aborts, it has failed (`aborted`). */
export interface RequestState {
  status: RequestStatus;
  error: ApiFailure | null;
  /** Without it, an aborted request would set a newer one back to idle. */
  requestId: string | null;
  argsKey: string | null;
  /** Milliseconds since the epoch at which the latest response or failure arrived; a new attempt after a failure has none. */
  settledAt: number | null;
}

export const idleRequest: RequestState = {
  status: 'idle',
  error: null,
  requestId: null,
  argsKey: null,
  settledAt: null,
};

/** To tell whether two requests are the same, whatever the order of their keys. */
export function argsKey(args: unknown): string {
  return JSON.stringify(args ?? null, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** Data stays while it is read again, and counts as fresh. */
export function asStale(request: RequestState): RequestState {
  const isReadAgain = request.status === 'loading' && request.settledAt !== null;
  return isReadAgain ? { ...request, status: 'succeeded', settledAt: Infinity } : request;
}

/** For `useSelector`: equal for a component that shows the data. */
export function isSameRequest(a: RequestState, b: RequestState): boolean {
  return a === b || (a.status === 'succeeded' && b.status === 'succeeded' && a.argsKey === b.argsKey);
}

/** Milliseconds for which a response, or a failure, is not asked for again by another component. */
export const staleTimeMs = 2000;

export function isFresh(request: RequestState, key: string, now: number): boolean {
  if (request.argsKey !== key || request.status === 'idle') return false;
  return request.status === 'loading' || now - (request.settledAt ?? 0) < staleTimeMs;
}

const cancelled = 'cancelled by the user';

/** Aborts its duplicates, too: they share one connection, which a later attempt would join as well (D-10). */
export function cancelRequest(requestId: string): AppThunk {
  return (_dispatch, _getState, { calls }) => {
    const { key } = calls.get(requestId) ?? {};
    for (const call of calls.values()) if (call.key === key) call.abort(cancelled);
  };
}

interface Phase<Args, Action = unknown> {
  match: (action: UnknownAction) => action is { type: string; meta: { arg: Args; requestId: string } } & Action;
}

export interface TrackedThunk<Args, Data> {
  typePrefix: string;
  pending: Phase<Args>;
  fulfilled: Phase<Args, { payload: Data; meta: { settledAt: number } }>;
  rejected: Phase<
    Args,
    { payload?: ApiFailure; error: { message?: string }; meta: { aborted: boolean; settledAt?: number } }
  >;
}

/** Of several requests under way only the one begun last counts: only it has seen every change (quality T31). */
export function trackRequest<S, Args, Data>(
  builder: ActionReducerMapBuilder<S>,
  select: (state: Draft<S>, args: Args) => RequestState,
  thunk: TrackedThunk<Args, Data>,
  applyData?: (state: Draft<S>, data: Data, args: Args) => void,
): void {
  builder
    .addMatcher(thunk.pending.match, (state, { meta }) => {
      const { arg, requestId } = meta;
      const request = select(state, arg);
      if (request.status === 'failed') request.settledAt = null;
      Object.assign(request, { status: 'loading', error: null, requestId, argsKey: argsKey(arg) });
    })
    .addMatcher(thunk.fulfilled.match, (state, { meta, payload }) => {
      const request = select(state, meta.arg);
      if (request.requestId !== meta.requestId) return;
      Object.assign(request, { status: 'succeeded', settledAt: meta.settledAt });
      applyData?.(state, payload, meta.arg);
    })
    .addMatcher(thunk.rejected.match, (state, { meta, payload, error }) => {
      const request = select(state, meta.arg);
      if (request.requestId !== meta.requestId) return;
      const isCancelled = meta.aborted && error.message === cancelled;
      if (!isCancelled && (meta.aborted || payload?.kind === 'aborted')) {
        Object.assign(request, { status: 'idle', error: null });
        return;
      }
      const failure = isCancelled ? { kind: 'aborted' } : (payload ?? { kind: 'contract' });
      Object.assign(request, { status: 'failed', error: failure, settledAt: meta.settledAt ?? null });
    });
}

export interface ReadState<Data> {
  data: Data;
  request: RequestState;
}

export const unread = <Data>(data: Data): ReadState<Data> => ({ data, request: idleRequest });

export function trackRead<S, Kept, Args, Data extends Kept>(
  builder: ActionReducerMapBuilder<S>,
  select: (state: Draft<S>) => ReadState<Kept>,
  thunk: TrackedThunk<Args, Data>,
): void {
  trackRequest(
    builder,
    (state) => select(state).request,
    thunk,
    (state, data) => {
      select(state).data = data;
    },
  );
}

/** For a list that an entity adapter keeps, made by its `getInitialState({ request: idleRequest })`. */
export function trackList<S, Args, Item extends { id: string }>(
  builder: ActionReducerMapBuilder<S>,
  select: (state: Draft<S>) => EntityState<Item, string> & { request: RequestState },
  thunk: TrackedThunk<Args, Item[]>,
): void {
  trackRequest(
    builder,
    (state) => select(state).request,
    thunk,
    (state, items) => replaceAll(select(state), items),
  );
}
