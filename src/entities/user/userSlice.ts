import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { users, type Country, type UserDetails } from '@/api/endpoints/users';
import type { z } from '@/api/schema/zod';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { idleRequest, trackRequest } from '@/store/trackRequest';

export const fetchUserDetails = apiThunk(users.getDetails);
export const fetchCountries = apiThunk(users.listCountries);
export const fetchIsExpert = apiThunk(users.validateExpert);

const slice = createSlice({
  name: 'user',
  initialState: {
    details: null as UserDetails | null,
    detailsRequest: idleRequest,
    countries: [] as z.output<typeof Country>[],
    countriesRequest: idleRequest,
    /** Null where it is not known. */
    isExpert: null as boolean | null,
    isExpertRequest: idleRequest,
  },
  reducers: {},
  extraReducers: (builder) => {
    trackRequest(
      builder,
      (state) => state.detailsRequest,
      fetchUserDetails,
      (state, details) => {
        state.details = details;
      },
    );
    trackRequest(
      builder,
      (state) => state.countriesRequest,
      fetchCountries,
      (state, countries) => {
        state.countries = countries;
      },
    );
    trackRequest(
      builder,
      (state) => state.isExpertRequest,
      fetchIsExpert,
      (state, isExpert) => {
        state.isExpert = isExpert;
      },
    );
  },
  selectors: {
    selectUserDetails: (state) => state.details,
    /** What a user is given of it as their own data (ux no. 11). */
    selectUserData: ({ details }) => ({ details }),
    selectUserDetailsRequest: (state) => state.detailsRequest,
    selectCountries: (state) => state.countries,
    selectCountriesRequest: (state) => state.countriesRequest,
    selectIsExpert: (state) => state.isExpert,
    selectIsExpertRequest: (state) => state.isExpertRequest,
  },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const {
  selectUserData,
  selectUserDetails,
  selectUserDetailsRequest,
  selectCountries,
  selectCountriesRequest,
  selectIsExpert,
  selectIsExpertRequest,
} = slice.injectInto(rootReducer).selectors;
