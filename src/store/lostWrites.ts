import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { currentConnection } from '@/api/client/connection';
import { guestId, readStored, removeStored, writeStored } from '@/platform/clientStorage';
import { holdLock, isLocked } from '@/platform/tabLock';
import { rootReducer, type AppThunk, type RootState } from './rootReducer';
import { selectUser } from './session';

/** A write whose response was lost, or has not arrived yet. */
export interface LostWrite {
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
type LostWrites = Readonly<Record<string, LostWrite>>;

const noLostWrites: LostWrites = {};

const slice = createSlice({
  name: 'lostWrites',
  initialState: noLostWrites,
  reducers: {
    lostWritesChanged: (_, { payload }: PayloadAction<LostWrites>) => payload,
  },
  selectors: {
    selectLostWrites: (state) => state,
    selectIsChecking: (state) => Object.values(state).some(({ isChecking }) => isChecking),
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { lostWritesChanged } = slice.actions;
const { selectLostWrites, selectIsChecking } = slice.injectInto(rootReducer).selectors;
export { selectIsChecking };

const ownerIn = (state: RootState) => selectUser(state)?.id ?? guestId;
const readKept = (owner: string) => readStored('lostWrites', owner) as LostWrites | null;

/** Those of this page, and what other tabs and earlier pages have left on the device. */
export function lostWrites(): AppThunk<LostWrites> {
  return (_, getState) => ({ ...readKept(ownerIn(getState())), ...selectLostWrites(getState()) });
}

/** Undefined also while this page is sending it. */
export function findLostWrite(key: string): AppThunk<LostWrite | undefined> {
  return (dispatch, getState) => {
    if (selectLostWrites(getState())[key]?.isSending) return undefined;
    const all = dispatch(lostWrites());
    return Object.hasOwn(all, key) ? all[key] : undefined;
  };
}

function withWrite(writes: LostWrites, key: string, write: LostWrite | null): LostWrites {
  const { [key]: _, ...others } = writes;
  return write ? { ...others, [key]: write } : others;
}

/** Replaces an earlier one of that key; `null` forgets it. `isKept`: not for what a form finds out after a reload. */
export function setLostWrite(key: string, write: LostWrite | null, isKept = true): AppThunk {
  return (dispatch, getState) => {
    if (!write && !Object.hasOwn(dispatch(lostWrites()), key)) return;
    dispatch(lostWritesChanged(withWrite(selectLostWrites(getState()), key, write)));
    if (!isKept) return;
    const owner = ownerIn(getState());
    const kept = withWrite(readKept(owner) ?? {}, key, write);
    if (Object.keys(kept).length > 0) writeStored('lostWrites', kept, owner);
    else removeStored('lostWrites', owner);
  };
}

/**
 * Repeats while a server may still be at it (D-66), so many milliseconds after the write. Resolves to the last finding,
 * null if the session has ended.
 */
export function lookAgain<Found>(
  key: string,
  lost: LostWrite,
  look: () => Promise<Found>,
  isSettled: (found: Found) => boolean,
  waits = currentConnection().lookAgainAfter ?? [],
): AppThunk<Promise<Found | null>> {
  return async (dispatch, getState) => {
    const userId = selectUser(getState())?.id;
    const hasEnded = () => selectUser(getState())?.id !== userId;
    const elapsed = lost.at === undefined ? Number.POSITIVE_INFINITY : Date.now() - lost.at;
    const delays = waits.map((wait) => wait - elapsed).filter((delay) => delay > 0);
    const own = () => selectLostWrites(getState())[key] ?? null;
    const before = own();
    // Another page may have sent it: what the device keeps stays as it is.
    dispatch(setLostWrite(key, { ...lost, isSending: false, isChecking: true }, false));
    let found = await look();
    let waited = 0;
    for (const delay of delays) {
      if (hasEnded() || isSettled(found)) break;
      await new Promise((resolve) => setTimeout(resolve, delay - waited));
      waited = delay;
      if (!hasEnded()) found = await look();
    }
    if (hasEnded()) return null;
    if (own()?.isChecking) dispatch(setLostWrite(key, before, false));
    return found;
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
export function isUnderWay(key: string, { isSending, isChecking }: LostWrite): AppThunk<Promise<boolean>> {
  return async (_, getState) => [isSending, isChecking].includes(true) && (await isLocked(lockOf(getState(), key)));
}
