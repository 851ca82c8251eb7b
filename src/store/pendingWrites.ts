import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { currentConnection } from '@/api/client/connection';
import { guestId, readStored, removeStored, writeStored } from '@/platform/clientStorage';
import { holdLock, isLocked } from '@/platform/tabLock';
import { rootReducer, type AppThunk, type RootState } from './rootReducer';
import { selectUser } from './session';

/** A write whose response was lost, or has not arrived yet. */
export interface PendingWrite {
  args: unknown;
  /** Ids that were there before it was sent. */
  known: readonly string[];
  /** The next step once it is done: the id of the profile that is to show a new entry. */
  next?: string | undefined;
  /** When it was sent or its response was lost, in milliseconds, where the server may still be at it. */
  at?: number | undefined;
  isSending?: boolean;
  isChecking?: boolean;
}

/** By key of the write. */
type PendingWrites = Readonly<Record<string, PendingWrite>>;

const noPendingWrites: PendingWrites = {};

const slice = createSlice({
  name: 'pendingWrites',
  initialState: noPendingWrites,
  reducers: {
    pendingWritesChanged: (_, { payload }: PayloadAction<PendingWrites>) => payload,
  },
  selectors: {
    selectPendingWrites: (state) => state,
    selectIsChecking: (state) => Object.values(state).some(({ isChecking }) => isChecking),
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { pendingWritesChanged } = slice.actions;
const { selectPendingWrites, selectIsChecking } = slice.injectInto(rootReducer).selectors;
export { selectIsChecking };

const ownerIn = (state: RootState) => selectUser(state)?.id ?? guestId;
const readKept = (owner: string) => readStored('pendingWrites', owner) as PendingWrites | null;

/** Those of this page, and what other tabs and earlier pages have left on the device. */
export function pendingWrites(): AppThunk<PendingWrites> {
  return (_, getState) => ({ ...readKept(ownerIn(getState())), ...selectPendingWrites(getState()) });
}

/** Undefined also while this page is sending it. */
export function findPendingWrite(key: string): AppThunk<PendingWrite | undefined> {
  return (dispatch, getState) => {
    if (selectPendingWrites(getState())[key]?.isSending) return undefined;
    const all = dispatch(pendingWrites());
    return Object.hasOwn(all, key) ? all[key] : undefined;
  };
}

function withWrite(writes: PendingWrites, key: string, write: PendingWrite | null): PendingWrites {
  const { [key]: _, ...others } = writes;
  return write ? { ...others, [key]: write } : others;
}

/** Replaces an earlier one of that key; `null` forgets it. `isKept`: not for what a form finds out after a reload. */
export function setPendingWrite(key: string, write: PendingWrite | null, isKept = true): AppThunk {
  return (dispatch, getState) => {
    if (!write && !Object.hasOwn(dispatch(pendingWrites()), key)) return;
    dispatch(pendingWritesChanged(withWrite(selectPendingWrites(getState()), key, write)));
    if (!isKept) return;
    const owner = ownerIn(getState());
    const stored = withWrite(readKept(owner) ?? {}, key, write);
    if (Object.keys(stored).length > 0) writeStored('pendingWrites', stored, owner);
    else removeStored('pendingWrites', owner);
  };
}

/** Repeats `waits` ms after the write, while a server may be at it (D-66). Null if the session ends. */
export function lookAgain<Result>(
  key: string,
  lost: PendingWrite,
  look: () => Promise<Result>,
  isSettled: (result: Result) => boolean,
  waits = currentConnection().lookAgainAfter ?? [],
): AppThunk<Promise<Result | null>> {
  return async (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    const hasEnded = () => selectUser(getState())?.id !== userId;
    const elapsed = lost.at === undefined ? Number.POSITIVE_INFINITY : Date.now() - lost.at;
    const delays = waits.map((wait) => wait - elapsed).filter((delay) => delay > 0);
    const own = () => selectPendingWrites(getState())[key] ?? null;
    const before = own();
    // Another page may have sent it: what the device keeps stays as it is.
    dispatch(setPendingWrite(key, { ...lost, isSending: false, isChecking: true }, false));
    let result = await look();
    let waited = 0;
    for (const delay of delays) {
      if (hasEnded() || isSettled(result)) break;
      await new Promise((resolve) => setTimeout(resolve, delay - waited));
      waited = delay;
      if (!hasEnded()) result = await look();
    }
    if (hasEnded()) return null;
    if (own()?.isChecking) dispatch(setPendingWrite(key, before, false));
    return result;
  };
}

const lockOf = (state: RootState, key: string) => `write.${ownerIn(state)}.${key}`;

/** Holds a lock meanwhile, by which other tabs can tell that the write is not lost. */
export function whileSending<Result>(key: string, send: () => Promise<Result>): AppThunk<Promise<Result>> {
  return async (_, getState) => {
    const release = holdLock(lockOf(getState(), key));
    try {
      return await send();
    } finally {
      release();
    }
  };
}

/** A page that still exists awaits the outcome. */
export function isUnderWay(key: string, { isSending, isChecking }: PendingWrite): AppThunk<Promise<boolean>> {
  return async (_, getState) => [isSending, isChecking].includes(true) && (await isLocked(lockOf(getState(), key)));
}
