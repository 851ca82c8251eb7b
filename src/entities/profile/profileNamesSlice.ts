import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { profiles } from '@/api/endpoints/profiles';
import type { Checkmarks, Named } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { firstItemCount, idleRequest, trackRequest, type RequestState } from '@/store/trackRequest';

export const fetchProfiles = apiThunk(profiles.listProfiles, {
  pickFirstItems: (delivered) => delivered.slice(0, firstItemCount),
});

/** A name, and the language it was asked for in. */
type ListedName = (Named & { lang: Language }) | null;
export interface ListedNames {
  occupation: ListedName;
  competence: ListedName;
  /** How many people have confirmed the profile. */
  verification_count: number;
  checkmarks: Checkmarks | null;
}

interface ProfileNamesState {
  byId: Record<string, ListedNames>;
  request: RequestState;
}

const initialState: ProfileNamesState = { byId: {}, request: idleRequest };

/**
 * Names of the user's profiles in the language of the interface, by profile, and what other pages show beside them. Only
 * the list is asked in it: any other read carries no language.
 */
const slice = createSlice({
  name: 'profileNames',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state) => state.request,
      fetchProfiles,
      (state, list, { query: { lang } }) => {
        const named = (name: Named | null) => name && { ...name, lang };
        state.byId = Object.fromEntries(
          list.map(({ id, occupation, competence, verification_count, checkmarks }) => [
            id,
            { occupation: named(occupation), competence: named(competence), verification_count, checkmarks },
          ]),
        );
      },
    );
  },
  selectors: { selectListedNames: (state) => state.byId },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { selectListedNames } = slice.injectInto(rootReducer).selectors;
