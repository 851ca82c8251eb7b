import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { guestId, readStored, removeStored, writeStored } from '@/platform/clientStorage';
import { rootReducer, type AppThunk } from './rootReducer';
import { selectUser } from './session';

/** A write whose response was lost, or has not arrived yet. */
export interface LostWrite {
  args: unknown;
  /** Ids that were there before it was sent. */
  known: readonly string[];
  /** The next step once it is done: the id of the profile that is to show a new entry. */
  next?: string | undefined;
  /** This page still awaits the response. */
  isSending?: boolean;
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
  selectors: { selectLostWrites: (state) => state },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { lostWritesChanged } = slice.actions;
const { selectLostWrites } = slice.injectInto(rootReducer).selectors;

/** The user's lost writes of this tab; the session storage has them after the page was reloaded. */
export function lostWrites(): AppThunk<LostWrites> {
  return (_, getState) => {
    const stored = readStored('lostWrites', selectUser(getState())?.id ?? guestId) as LostWrites | null;
    return { ...stored, ...selectLostWrites(getState()) };
  };
}

/** The write of a key whose response was lost and that has not been settled since. */
export function findLostWrite(key: string): AppThunk<LostWrite | undefined> {
  return (dispatch, getState) => {
    // What is stored was sent by a page that is gone.
    if (selectLostWrites(getState())[key]?.isSending) return undefined;
    const all = dispatch(lostWrites());
    return Object.hasOwn(all, key) ? all[key] : undefined;
  };
}

/** Keeps a lost write in mind, in the place of an earlier one of that key; `null` forgets it. */
export function setLostWrite(key: string, write: LostWrite | null): AppThunk {
  return (dispatch, getState) => {
    const { [key]: before, ...others } = dispatch(lostWrites());
    if (!before && !write) return;
    const next = write ? { ...others, [key]: write } : others;
    dispatch(lostWritesChanged(next));
    const suffix = selectUser(getState())?.id ?? guestId;
    if (Object.keys(next).length > 0) writeStored('lostWrites', next, suffix);
    else removeStored('lostWrites', suffix);
  };
}
