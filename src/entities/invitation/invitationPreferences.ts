import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isRecord } from '@/api/schema/wireTypes';
import { invitationGroups, tones, type InvitationGroup, type Tone } from '@/domain/invitationGroup';
import { readStored, writeStored } from '@/platform/clientStorage';
import { emptyById, getById } from '@/store/idRecord';
import { rootReducer, type AppThunk } from '@/store/rootReducer';
import { selectUser } from '@/store/session';

/** Known to this device alone, by invitation id. */
const initialState = {
  /** When one was last shared from here, in ms since the epoch: the product mails nothing (D-60). */
  reminders: emptyById<number>(),
  tones: emptyById<Tone>(),
  invitationGroups: emptyById<InvitationGroup>(),
};
type Preferences = typeof initialState;
type PreferenceName = keyof Preferences;

const isKnown: Record<PreferenceName, (value: unknown) => boolean> = {
  reminders: (value) => typeof value === 'number',
  tones: (value) => tones.some((tone) => tone === value),
  invitationGroups: (value) => invitationGroups.some((group) => group === value),
};

function readPreference<Name extends PreferenceName>(name: Name, userId: string): Preferences[Name] {
  const stored = readStored(name, userId);
  const entries = Object.entries(isRecord(stored) ? stored : {}).filter(([, value]) => isKnown[name](value));
  return Object.fromEntries(entries) as Preferences[Name];
}

const slice = createSlice({
  name: 'invitationPreferences',
  initialState,
  reducers: {
    preferencesRead: (state, { payload }: PayloadAction<Partial<Preferences>>) => ({ ...state, ...payload }),
  },
  selectors: {
    selectPreferences: (state) => state,
    selectGroups: (state) => state.invitationGroups,
    selectTone: (state, id: string): Tone | undefined => getById(state.tones, id),
    selectLastShared: (state, id: string) => getById(state.reminders, id) ?? null,
  },
});

/** Another tab, or the account page, may have changed them since. */
export function readPreferences(): AppThunk {
  return (dispatch, getState) => {
    const userId = selectUser(getState())?.id ?? '';
    const names = Object.keys(initialState) as PreferenceName[];
    const stored = names.map((name) => [name, readPreference(name, userId)]);
    dispatch(slice.actions.preferencesRead(Object.fromEntries(stored) as Preferences));
  };
}

/** A value of null removes it. False where this device does not keep it. */
export function savePreferences<Name extends PreferenceName>(
  name: Name,
  changes: Readonly<Record<string, Preferences[Name][string] | null>>,
): AppThunk<boolean> {
  return (dispatch, getState) => {
    const userId = selectUser(getState())?.id ?? '';
    const all = { ...readPreference(name, userId), ...changes };
    const next = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
    dispatch(slice.actions.preferencesRead({ [name]: next }));
    return writeStored(name, next, userId);
  };
}

export const markShared = (ids: readonly string[]): AppThunk<boolean> =>
  savePreferences('reminders', Object.fromEntries(ids.map((id) => [id, Date.now()])));

/** A renewed invitation is for the same person. */
export function copyPreferences(fromId: string, toId: string): AppThunk {
  return (dispatch, getState) => {
    const { tones: knownTones, invitationGroups: groups } = selectPreferences(getState());
    dispatch(savePreferences('tones', { [toId]: getById(knownTones, fromId) ?? null }));
    dispatch(savePreferences('invitationGroups', { [toId]: getById(groups, fromId) ?? null }));
  };
}

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const { selectPreferences, selectGroups, selectTone, selectLastShared } = slice.injectInto(rootReducer).selectors;

export { selectGroups, selectTone, selectLastShared };
