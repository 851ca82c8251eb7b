import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { PublicProfileSources } from '@/domain/publicProfile';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { useCompetences } from '@/entities/profile/useCompetences';
import { useProfileLanguage } from '@/ui/text/useLanguage';

/** What a profile's page shows besides the profile, and what could not be loaded of it. */
export interface LoadedSources extends PublicProfileSources {
  isPending: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Loads what a profile's page shows besides the profile: its competences, its claims, and who confirmed what. */
export function useProfileSources(profile: CompetenceProfile): LoadedSources {
  const competences = useCompetences(profile.id, useProfileLanguage(profile));
  const claimsRequest = useRequest(selectClaimsRequest);
  const invitationsRequest = useRequest(selectInvitationsRequest);
  const reloadClaims = useLoad(fetchClaims, undefined, claimsRequest);
  const reloadInvitations = useLoad(fetchInvitations, undefined, invitationsRequest);
  const requests = [claimsRequest, invitationsRequest, competences.request];
  return {
    claims: useAppSelector(selectClaims),
    invitations: useAppSelector(selectInvitations),
    isPending: requests.some(({ status }) => status === 'idle' || status === 'loading'),
    hasFailed: requests.some(({ status }) => status === 'failed'),
    onRetry: () => {
      reloadClaims();
      reloadInvitations();
      competences.reload();
    },
  };
}
