import type { ActionReducerMapBuilder, Draft, UnknownAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';

export type RequestStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

/** The life of one question a screen asks (AUT-19). */
export interface RequestState {
  status: RequestStatus;
  error: ApiFailure | null;
  /** Without it, an aborted request would set a newer one back to idle. */
  requestId: string | null;
}

export const idleRequest: RequestState = { status: 'idle', error: null, requestId: null };

interface Phase<Args, Extra = unknown> {
  match: (action: UnknownAction) => action is { type: string; meta: { arg: Args; requestId: string } } & Extra;
}

/** As much of a thunk as is needed to follow its requests. */
interface TrackedThunk<Args> {
  pending: Phase<Args>;
  fulfilled: Phase<Args>;
  rejected: Phase<Args, { payload?: ApiFailure; meta: { aborted: boolean } }>;
}

/** Keeps a slot in step with one or more thunks; what the answer does to the data stays with `addCase`. */
export function trackRequest<S, Args>(
  builder: ActionReducerMapBuilder<S>,
  select: (state: Draft<S>, args: Args) => RequestState,
  ...thunks: TrackedThunk<Args>[]
): void {
  for (const thunk of thunks) {
    builder.addMatcher(thunk.pending.match, (state, { meta }) => {
      Object.assign(select(state, meta.arg), { status: 'loading', error: null, requestId: meta.requestId });
    });
    builder.addMatcher(thunk.fulfilled.match, (state, { meta }) => {
      const request = select(state, meta.arg);
      if (request.requestId === meta.requestId) request.status = 'succeeded';
    });
    builder.addMatcher(thunk.rejected.match, (state, { meta, payload }) => {
      const request = select(state, meta.arg);
      if (request.requestId !== meta.requestId) return;
      const aborted = meta.aborted || payload?.kind === 'aborted';
      request.status = aborted ? 'idle' : 'failed';
      request.error = aborted ? null : (payload ?? { kind: 'contract' });
    });
  }
}
