import type { UserDetails } from '@/api/endpoints/users';
import { useAppSelector, useLoad } from '@/store/hooks';
import { fetchUserDetails, selectUserDetails } from './userSlice';

/** The signed-in user's own data, read where no start-up load has brought it yet; null until it is there. */
export function useUserDetails(): UserDetails | null {
  const details = useAppSelector(selectUserDetails);
  useLoad((dispatch) => dispatch(fetchUserDetails()), details === null ? 'user' : null);
  return details;
}
