import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { resettableReducer } from '@/store/rootReducer';
import { createSessionRegistry } from '@/store/sessionRegistry';
import { staleResponseMiddleware } from '@/store/staleResponseMiddleware';
import type { RejectedMeta } from '@/store/thunkTypes';

/** Turns failed calls into messages; reads, and writes whose form or dialog shows the failure, are `silent`. */
const noticeFailures: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!isRejectedWithValue(action)) return result;
    const failure = action.payload as ApiFailure;
    const meta = action.meta as Partial<RejectedMeta>;
    if (!meta.silent && failure.kind !== 'aborted' && failure.kind !== 'unauthorized') {
      dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, meta.failureText) }));
    }
    return result;
  };

export function createStore() {
  return configureStore({
    reducer: resettableReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createSessionRegistry() },
        // The state is frozen, so that a mutation throws by itself.
        immutableCheck: false,
        // No warning when the check takes long, as it does on a busy machine.
        serializableCheck: { warnAfter: Number.POSITIVE_INFINITY },
      }).prepend(staleResponseMiddleware, noticeFailures),
  });
}

export type AppStore = ReturnType<typeof createStore>;
