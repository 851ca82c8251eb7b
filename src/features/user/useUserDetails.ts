import type { UserDetails } from '@/api/endpoints/users';
import { useAppSelector, useLoad } from '@/store/hooks';
import { fetchUserDetails, selectUserDetails, selectUserDetailsRequest } from './userSlice';

/** The signed-in user's own data, loaded unless the initial loads have done so already; null until it is there. */
export function useUserDetails(): UserDetails | null {
  const details = useAppSelector(selectUserDetails);
  useLoad(fetchUserDetails, details === null ? undefined : null, useAppSelector(selectUserDetailsRequest));
  return details;
}
