import type { ReactNode } from 'react';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/features/claims';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/features/endorsements';
import type { LoadedSources } from '@/features/profiles';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';

/** Loads what other features know of a profile's page: the claims, and who confirmed what. */
export function ProfileSources({ render }: { render: (sources: LoadedSources) => ReactNode }) {
  const requests = [useRequest(selectClaimsRequest), useRequest(selectInvitationsRequest)] as const;
  const reloadClaims = useLoad(fetchClaims, undefined, requests[0]);
  const reloadInvitations = useLoad(fetchInvitations, undefined, requests[1]);
  return render({
    claims: useAppSelector(selectClaims),
    invitations: useAppSelector(selectInvitations),
    isPending: requests.some(({ status }) => status === 'idle' || status === 'loading'),
    hasFailed: requests.some(({ status }) => status === 'failed'),
    onRetry: () => {
      reloadClaims();
      reloadInvitations();
    },
  });
}
