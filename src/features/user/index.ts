export { fetchCountries, fetchIsExpert, fetchUserDetails, selectUserDetails } from './userSlice';
export { useIsExpert } from './useIsExpert';
export { useLogout } from './useLogout';
export { UserDetailsAlert } from './UserDetailsAlert';
export { useUserDetails } from './useUserDetails';
