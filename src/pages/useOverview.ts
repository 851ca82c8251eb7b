import { displayName } from '@/domain/displayName';
import { claimToFinish, profileToFinish, type Situation } from '@/domain/nextStep';
import { profilesLeft } from '@/domain/profileLimit';
import { profileTasks } from '@/domain/publishing';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import type { RequestState } from '@/store/trackRequest';
import {
  fetchClaim,
  fetchClaims,
  selectClaim,
  selectClaims,
  selectClaimRequest,
  selectClaimsRequest,
} from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import {
  selectLimit,
  selectLimitRequest,
  selectProfile,
  selectProfiles,
  selectProfileRequest,
  selectProfilesRequest,
  fetchLimit,
  fetchProfile,
  fetchProfiles,
} from '@/entities/profile/profilesSlice';
import { useLanguage } from '@/ui/text/useLanguage';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useLoadable } from '@/features/dashboard';

/** People who confirmed, in a tile. */
const shownNames = 3;

const isSettled = ({ status }: RequestState) => status === 'succeeded' || status === 'failed';

/** The data of the dashboard. Each part loads and fails on its own. */
export function useOverview() {
  const lang = useLanguage();
  const occupationOf = useOwnOccupation();
  const profilesRequest = useRequest(selectProfilesRequest);
  const claimsRequest = useRequest(selectClaimsRequest);
  const invitationsRequest = useRequest(selectInvitationsRequest);
  const profiles = useLoadable(
    useAppSelector(selectProfiles),
    profilesRequest,
    useLoad(fetchProfiles, { query: { lang } }, profilesRequest),
  );
  const claims = useLoadable(
    useAppSelector(selectClaims),
    claimsRequest,
    useLoad(fetchClaims, undefined, claimsRequest),
  );
  const invitations = useLoadable(
    useAppSelector(selectInvitations),
    invitationsRequest,
    useLoad(fetchInvitations, undefined, invitationsRequest),
  );
  const limit = useAppSelector(selectLimit);
  const limitRequest = useRequest(selectLimitRequest);
  useLoad(fetchLimit, undefined, limitRequest);

  const profileId = profileToFinish(profiles.items)?.id ?? null;
  const profile = useAppSelector((state) => selectProfile(state, profileId ?? ''));
  const profileRequest = useRequest((state) => selectProfileRequest(state, profileId ?? ''));
  useLoad(fetchProfile, profileId === null ? null : { params: { profileId } }, profileRequest);

  const claimId = claimToFinish(claims.items)?.id ?? null;
  const claim = useAppSelector((state) => selectClaim(state, claimId ?? ''));
  const claimRequest = useRequest((state) => selectClaimRequest(state, claimId ?? ''));
  useLoad(fetchClaim, claimId === null ? null : { params: { claimId } }, claimRequest);

  const situation: Situation = {
    profiles: profiles.isKnown ? profiles.items : null,
    pausedProfile: profile ?? null,
    canPublish: limit?.can_publish_competence_profile ?? null,
    claims: claims.isKnown ? claims.items : null,
    draftClaim: claim ?? null,
    invitations: invitations.isKnown ? invitations.items : null,
  };
  const isComplete =
    [profiles, claims, invitations].every((loadable) => loadable.isKnown || isSettled(loadable.request)) &&
    (limit !== null || isSettled(limitRequest)) &&
    (profileId === null || profile !== undefined || isSettled(profileRequest)) &&
    (claimId === null || claim !== undefined || isSettled(claimRequest));
  const tasks = profile ? profileTasks(profile, situation.canPublish) : null;
  return {
    profiles,
    claims,
    invitations,
    profilesLeft: profilesLeft(limit, profiles.items.length),
    readiness: tasks && {
      profile: occupationOf(profile),
      done: tasks.filter(({ done }) => done).length,
      total: tasks.length,
    },
    confirmations: profiles.items.reduce((sum, { verification_count }) => sum + verification_count, 0),
    confirmedBy: invitations.items
      .filter(({ accepted }) => accepted)
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .map(displayName)
      .filter(Boolean)
      .slice(0, shownNames),
    profileId,
    situation,
    isComplete,
  };
}
