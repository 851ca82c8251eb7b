export { useLogout } from './useLogout';
export { UserDetailsAlert, useIsExpert, useUserDetails } from './UserDetailsAlert';
