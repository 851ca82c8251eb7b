import { createSlice } from '@reduxjs/toolkit';
import type { z } from '@/api/zod';
import type { Country, UserDetails } from '@/api/endpoints/users';
import { rootReducer } from '@/store/rootReducer';
import { idleSlot, track } from '@/store/track';
import { fetchCountries, fetchUserDetails } from './thunks';

const slice = createSlice({
  name: 'user',
  initialState: {
    details: null as UserDetails | null,
    detailsSlot: idleSlot,
    countries: [] as z.output<typeof Country>[],
    countriesSlot: idleSlot,
  },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchUserDetails.fulfilled, (state, { payload }) => {
      state.details = payload;
    });
    builder.addCase(fetchCountries.fulfilled, (state, { payload }) => {
      state.countries = payload;
    });
    track(builder, (state) => state.detailsSlot, fetchUserDetails);
    track(builder, (state) => state.countriesSlot, fetchCountries);
  },
  selectors: {
    selectUserDetails: (state) => state.details,
    selectUserDetailsSlot: (state) => state.detailsSlot,
    selectCountries: (state) => state.countries,
    selectCountriesSlot: (state) => state.countriesSlot,
  },
});

export const { selectUserDetails, selectUserDetailsSlot, selectCountries, selectCountriesSlot } =
  slice.injectInto(rootReducer).selectors;
