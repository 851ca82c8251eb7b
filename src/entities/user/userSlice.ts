import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { users, type Country, type UserDetails } from '@/api/endpoints/users';
import type { z } from '@/api/schema/zod';
import { apiThunk } from '@/store/apiThunk';
import { rootReducer } from '@/store/rootReducer';
import { trackRead, unread } from '@/store/trackRequest';

export const fetchUserDetails = apiThunk(users.getDetails);
export const fetchCountries = apiThunk(users.listCountries);
export const fetchIsExpert = apiThunk(users.validateExpert);

const slice = createSlice({
  name: 'user',
  initialState: {
    details: unread<UserDetails | null>(null),
    countries: unread<z.output<typeof Country>[]>([]),
    /** Null where it is not known. */
    isExpert: unread<boolean | null>(null),
  },
  reducers: {},
  extraReducers: (builder) => {
    trackRead(builder, (state) => state.details, fetchUserDetails);
    trackRead(builder, (state) => state.countries, fetchCountries);
    trackRead(builder, (state) => state.isExpert, fetchIsExpert);
  },
  selectors: {
    selectUserDetails: (state) => state.details.data,
    /** For the export of the user's data (ux no. 11). */
    selectUserData: ({ details }) => ({ details: details.data }),
    selectUserDetailsRequest: (state) => state.details.request,
    selectCountries: (state) => state.countries.data,
    selectCountriesRequest: (state) => state.countries.request,
    selectIsExpert: (state) => state.isExpert.data,
    selectIsExpertRequest: (state) => state.isExpert.request,
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
