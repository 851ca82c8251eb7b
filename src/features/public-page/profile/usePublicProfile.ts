import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { displayName } from '@/domain/displayName';
import { publicProfile, type PublicProfileData, type PublicProfileSources } from '@/domain/publicProfile';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { fetchClaims, selectClaims, selectClaimsRequest } from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { selectCompetences } from '@/entities/profile/profilesSlice';
import { useCompetences } from '@/entities/profile/useProfile';
import { selectUserDetails } from '@/entities/user/userSlice';
import { usePreviewValues } from '@/ui/publicPage/PreviewValues';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames } from '@/ui/text/useOwnProfileName';

export interface LoadedSources extends PublicProfileSources {
  isPending: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Loads what a profile's page shows besides the profile: competences, claims, and who confirmed what. */
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

const noSources: PublicProfileSources = { claims: [], invitations: [] };

/** The profile as readers will see it, with the current values of the surrounding editor's fields. */
export function usePublicProfile(profile: CompetenceProfile, sources = noSources): PublicProfileData {
  const typed = usePreviewValues();
  const found = useAppSelector((state) => selectCompetences(state, profile.id));
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const person = details ?? user;
  return publicProfile({
    profile,
    competences: found?.competences ?? [],
    typed,
    ...sources,
    person: { id: user?.id ?? '', name: person ? displayName(person) : '', gender: details?.gender },
    language: useProfileLanguage(profile),
    listed: useListedNames()(profile),
  });
}
