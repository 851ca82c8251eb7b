import { useAppDispatch, useRequest } from '@/store/hooks';
import { fetchUserDetails, selectUserDetailsRequest } from '@/entities/user/userSlice';
import { StatusView } from '@/ui/feedback/StatusView';

/** Shown where the user's own data could not be loaded (B8), with a retry. */
export function UserDetailsAlert() {
  const dispatch = useAppDispatch();
  const request = useRequest(selectUserDetailsRequest);
  return (
    <StatusView
      request={request}
      hasContent
      skeleton={null}
      failureText="common:userDetails.loadFailed"
      onRetry={() => void dispatch(fetchUserDetails())}
    >
      {null}
    </StatusView>
  );
}
