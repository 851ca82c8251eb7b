export { fetchCountries, fetchUserDetails } from './thunks';
export { useLogout } from './useLogout';
export { useUserDetails } from './useUserDetails';
export { selectCountries, selectCountriesSlot, selectUserDetails, selectUserDetailsSlot } from './userSlice';
