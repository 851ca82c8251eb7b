import type { ReactNode } from 'react';
import { useAppDispatch, useRequest, useAppSelector, useLoad } from '@/store/hooks';
import {
  fetchUserDetails,
  selectUserDetailsRequest,
  selectUserDetails,
  fetchIsExpert,
  selectIsExpert,
  selectIsExpertRequest,
} from '@/entities/user/userSlice';
import { StatusView } from '@/ui/feedback/StatusView';
import type { UserDetails } from '@/api/endpoints/users';

interface UserDetailsAlertProps {
  /** Of what shows the data, where there is nothing without them. */
  skeleton?: ReactNode;
}

/** Shown where the user's own data could not be loaded (B8), with a retry. */
export function UserDetailsAlert({ skeleton }: UserDetailsAlertProps) {
  const { request, retry } = useUserDetailsRead();
  return (
    <StatusView
      request={request}
      hasContent={skeleton === undefined}
      skeleton={skeleton}
      failureText="common:userDetails.loadFailed"
      onRetry={retry}
    >
      {null}
    </StatusView>
  );
}

export function useUserDetailsRead() {
  const dispatch = useAppDispatch();
  return { request: useRequest(selectUserDetailsRequest), retry: () => void dispatch(fetchUserDetails()) };
}

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
