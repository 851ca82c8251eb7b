import { isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';
import { sessionEnded } from './session';

/**
 * The client refuses late responses already; this closes the moment between its check and the reducer (quality T20).
 */
export const staleResponseMiddleware: Middleware = () => {
  const running = new Set<string>();
  return (next) => (action) => {
    if (sessionEnded.match(action)) running.clear();
    if (isPending(action)) running.add(action.meta.requestId);
    const isAnswer = isFulfilled(action) || isRejected(action);
    return isAnswer && !running.delete(action.meta.requestId) ? action : next(action);
  };
};
