export { useLogout } from './useLogout';
export { UserDetailsAlert } from './UserDetailsAlert';
export { useUserDetails, useIsExpert } from './UserDetailsAlert';
