import {
  configureStore,
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  type Middleware,
} from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { resettableReducer } from '@/store/rootReducer';
import { sessionEnded } from '@/store/session';
import { createSessionRegistry } from '@/store/sessionRegistry';
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

/** Closes the moment between the client's check for late responses and the reducer (quality T20). */
const dropStaleResponses: Middleware = () => {
  const running = new Set<string>();
  return (next) => (action) => {
    if (sessionEnded.match(action)) running.clear();
    if (isPending(action)) running.add(action.meta.requestId);
    const isAnswer = isFulfilled(action) || isRejected(action);
    return isAnswer && !running.delete(action.meta.requestId) ? action : next(action);
  };
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
      }).prepend(dropStaleResponses, noticeFailures),
  });
}

export type AppStore = ReturnType<typeof createStore>;
