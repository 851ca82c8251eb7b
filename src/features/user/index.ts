export { useLogout } from './useLogout';
export { UserDetailsAlert } from './UserDetailsAlert';
export { useUserDetails, useIsExpert } from './useUserDetails';
export { useNewsWords } from './useNewsWords';
export { useWorkName } from './useWorkName';
