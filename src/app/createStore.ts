import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import type { ApiFailure } from '@/api/client/failure';
import type { RejectedMeta } from '@/store/apiThunk';
import { failureTextOf, noticeAdded } from '@/store/notices';
import { resettableReducer } from '@/store/rootReducer';
import { staleResponseMiddleware } from '@/store/staleResponseMiddleware';

/** The one place where a failed call becomes a message; screens that show it themselves are `quiet`. */
const noticeFailures: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!isRejectedWithValue(action)) return result;
    const failure = action.payload as ApiFailure;
    const meta = action.meta as Partial<RejectedMeta>;
    if (!meta.quiet && failure.kind !== 'aborted' && failure.kind !== 'unauthorized') {
      dispatch(noticeAdded({ severity: 'error', ...failureTextOf(failure, meta.failureText) }));
    }
    return result;
  };

const quietCheck = { warnAfter: Number.POSITIVE_INFINITY };

export function createStore() {
  return configureStore({
    reducer: resettableReducer,
    // In development only: what the checks take on a busy machine is no news.
    middleware: (defaults) =>
      defaults({ immutableCheck: quietCheck, serializableCheck: quietCheck }).prepend(
        staleResponseMiddleware,
        noticeFailures,
      ),
  });
}

export type AppStore = ReturnType<typeof createStore>;
