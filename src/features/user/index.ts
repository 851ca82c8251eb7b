export { fetchCountries, fetchUserDetails, selectUserDetails } from './userSlice';
export { useLogout } from './useLogout';
export { UserDetailsAlert } from './UserDetailsAlert';
export { useUserDetails } from './useUserDetails';
