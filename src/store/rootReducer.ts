import {
  combineSlices,
  type Reducer,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { notices } from './notices';
import { session, sessionEnded } from './session';
import type { SessionRegistry } from './sessionRegistry';
import { shareStructure } from './structuralSharing';

/** Features declare their slices here, by `declare module '@/store/rootReducer'`. */
export interface LazyLoadedSlices {}

/** A feature's slice adds itself with `injectInto` when its code is loaded: a first page carries no slice in vain. */
export const rootReducer = combineSlices(session, notices).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, SessionRegistry, UnknownAction>;
export type AppThunk<R = void> = ThunkAction<R, RootState, SessionRegistry, UnknownAction>;

/** Every slice returns to its initial state when a session ends (AUT-10, quality T21). */
export const resettableReducer: Reducer<RootState> = (state, action) => {
  if (!sessionEnded.match(action)) {
    const next = rootReducer(state, action);
    return action.type.endsWith('/fulfilled') ? shareStructure(state, next) : next;
  }
  // The session's own number goes on counting, so that late responses of the old session can be recognised.
  const remaining = state ? { session: state.session } : undefined;
  return rootReducer(remaining, action);
};
