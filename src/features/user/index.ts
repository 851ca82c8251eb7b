export { fetchCountries, fetchUserDetails } from './thunks';
export { useLogout } from './useLogout';
export { useUserDetails } from './useUserDetails';
export { selectUserDetails } from './userSlice';
