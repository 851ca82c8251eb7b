import { isFulfilled, isPending, isRejected, type Middleware } from '@reduxjs/toolkit';
import { sessionEnded } from './session';

/** Closes the moment between the client's check for late responses and the reducer (quality T20). */
export const staleResponseMiddleware: Middleware = () => {
  const running = new Set<string>();
  return (next) => (action) => {
    if (sessionEnded.match(action)) running.clear();
    if (isPending(action)) running.add(action.meta.requestId);
    const isAnswer = isFulfilled(action) || isRejected(action);
    return isAnswer && !running.delete(action.meta.requestId) ? action : next(action);
  };
};
