import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { users, type AcademicInformation, type Country, type UserDetails } from '@/api/endpoints/users';
import type { z } from '@/api/schema/zod';
import { matchesInput } from '@/domain/matchesInput';
import { apiThunk } from '@/store/apiThunk';
import type { CallThunk } from '@/store/callResult';
import { rootReducer, type RootState } from '@/store/rootReducer';
import { trackRead, unread } from '@/store/trackRequest';

export const fetchUserDetails = apiThunk(users.getDetails);
export const fetchCountries = apiThunk(users.listCountries);
export const fetchIsExpert = apiThunk(users.validateExpert);
export const fetchAcademicInformation = apiThunk(users.getAcademicInformation);

const slice = createSlice({
  name: 'user',
  initialState: {
    details: unread<UserDetails | null>(null),
    countries: unread<z.output<typeof Country>[]>([]),
    /** Null where it is not known. */
    isExpert: unread<boolean | null>(null),
    academic: unread<AcademicInformation | null>(null),
  },
  reducers: {},
  extraReducers: (builder) => {
    trackRead(builder, (state) => state.details, fetchUserDetails);
    trackRead(builder, (state) => state.countries, fetchCountries);
    trackRead(builder, (state) => state.isExpert, fetchIsExpert);
    trackRead(builder, (state) => state.academic, fetchAcademicInformation);
  },
  selectors: {
    selectUserDetails: (state) => state.details.data,
    /** For the export of the user's data (ux no. 11). */
    selectUserData: ({ details, academic }) => ({ details: details.data, academic: academic.data }),
    selectUserDetailsRequest: (state) => state.details.request,
    selectCountries: (state) => state.countries.data,
    selectCountriesRequest: (state) => state.countries.request,
    selectIsExpert: (state) => state.isExpert.data,
    selectIsExpertRequest: (state) => state.isExpert.request,
    selectAcademic: (state) => state.academic.data,
    selectAcademicRequest: (state) => state.academic.request,
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
  selectAcademic,
  selectAcademicRequest,
} = slice.injectInto(rootReducer).selectors;

/** Read again after each write: what a response leaves out is not known, never empty (D-65). */
function settledBy<Read extends object>(refetch: () => CallThunk<Read>, select: (state: RootState) => Read | null) {
  const isApplied = (saved: Read | null, { body }: { body: object }) => saved !== null && matchesInput(saved, body);
  return {
    silent: true,
    refetch,
    confirm: { refetch, isApplied, select: (state: RootState) => select(state) ?? undefined },
  };
}

export const updateDetails = apiThunk(
  users.updateDetails,
  settledBy(() => fetchUserDetails(), selectUserDetails),
);

export const updateAcademicInformation = apiThunk(
  users.updateAcademicInformation,
  settledBy(() => fetchAcademicInformation(), selectAcademic),
);
