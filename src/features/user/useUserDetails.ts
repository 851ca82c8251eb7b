import type { UserDetails } from '@/api/endpoints/users';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import {
  fetchUserDetails,
  selectUserDetails,
  selectUserDetailsRequest,
  fetchIsExpert,
  selectIsExpert,
  selectIsExpertRequest,
} from '@/entities/user/userSlice';

/** Loaded unless the initial loads have done so already; null until then. */
export function useUserDetails(): UserDetails | null {
  const details = useAppSelector(selectUserDetails);
  useLoad(fetchUserDetails, details === null ? undefined : null, useRequest(selectUserDetailsRequest));
  return details;
}

/** Whether the server counts the user as an expert (AUT-20); null while, or where, it does not say (D-11). */
export function useIsExpert(): boolean | null {
  useLoad(fetchIsExpert, undefined, useRequest(selectIsExpertRequest));
  return useAppSelector(selectIsExpert);
}
