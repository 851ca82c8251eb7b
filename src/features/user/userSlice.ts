import { createSlice } from '@reduxjs/toolkit';
import type { z } from '@/api/schema/zod';
import type { Country, UserDetails } from '@/api/endpoints/users';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';
import { fetchCountries, fetchUserDetails } from './thunks';

const slice = createSlice({
  name: 'user',
  initialState: {
    details: null as UserDetails | null,
    detailsRequest: idleRequest,
    countries: [] as z.output<typeof Country>[],
    countriesRequest: idleRequest,
  },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(fetchUserDetails.fulfilled, (state, { payload }) => {
      state.details = payload;
    });
    builder.addCase(fetchCountries.fulfilled, (state, { payload }) => {
      state.countries = payload;
    });
    trackRequest(builder, (state) => state.detailsRequest, fetchUserDetails);
    trackRequest(builder, (state) => state.countriesRequest, fetchCountries);
  },
  selectors: {
    selectUserDetails: (state) => state.details,
    selectUserDetailsRequest: (state) => state.detailsRequest,
    selectCountries: (state) => state.countries,
    selectCountriesRequest: (state) => state.countriesRequest,
  },
});

export const { selectUserDetails, selectUserDetailsRequest, selectCountries, selectCountriesRequest } =
  slice.injectInto(rootReducer).selectors;
