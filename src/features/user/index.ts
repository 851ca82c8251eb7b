export { fetchCountries, fetchIsExpert, fetchUserDetails, selectUserDetails } from '@/store/userSlice';
export { useLogout } from './useLogout';
export { UserDetailsAlert } from './UserDetailsAlert';
export { useUserDetails, useIsExpert } from './useUserDetails';
