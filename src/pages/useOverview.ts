import { totalConfirmations } from '@/domain/confirmationCount';
import { verifierNames } from '@/domain/confirmations';
import { claimToFinish, profileToFinish, publicProfileToShow, type Situation } from '@/domain/nextStep';
import { profilesLeft } from '@/domain/profileLimit';
import { profileTasks } from '@/domain/publishing';
import { useAppSelector, useLoad, useRequest, type RunningRequest } from '@/store/hooks';
import type { AppThunk, RootState } from '@/store/rootReducer';
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
  selectLoadedProfiles,
  selectProfile,
  selectProfiles,
  selectProfileRequest,
  selectProfilesRequest,
  fetchLimit,
  fetchProfile,
  fetchProfiles,
} from '@/entities/profile/profilesSlice';
import { selectUserDetails, selectUserDetailsRequest } from '@/entities/user/userSlice';
import { useLanguage } from '@/ui/text/useLanguage';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useLoadable, type Loadable, type ProfileReadiness } from '@/features/dashboard';

const isSettled = ({ status }: RequestState) => status === 'succeeded' || status === 'failed';

type Fetch<Args> = (args: Args) => AppThunk<RunningRequest>;
type Select<Data> = (state: RootState) => Data;

function useList<Item, Args>(
  fetch: Fetch<Args>,
  args: Args,
  select: Select<readonly Item[]>,
  selectRequest: Select<RequestState>,
): Loadable<Item> {
  const request = useRequest(selectRequest);
  return useLoadable(useAppSelector(select), request, useLoad(fetch, args, request));
}

/** `isSettled`: it has been read, or cannot be. `args` of `null` reads nothing. */
function useEntity<Data, Args>(
  fetch: Fetch<Args>,
  args: Args | null,
  select: Select<Data | null | undefined>,
  selectRequest: Select<RequestState>,
): { data: Data | null; isSettled: boolean } {
  const request = useRequest(selectRequest);
  useLoad(fetch, args, request);
  const data = useAppSelector(select) ?? null;
  return { data, isSettled: args === null || data !== null || isSettled(request) };
}

/** Each part loads and fails on its own. */
export function useOverview() {
  const occupationOf = useOwnOccupation();
  const language = { query: { lang: useLanguage() } };
  const profiles = useList(fetchProfiles, language, selectProfiles, selectProfilesRequest);
  const claims = useList(fetchClaims, undefined, selectClaims, selectClaimsRequest);
  const invitations = useList(fetchInvitations, undefined, selectInvitations, selectInvitationsRequest);
  const limit = useEntity(fetchLimit, undefined, selectLimit, selectLimitRequest);
  const profileId = profileToFinish(profiles.items)?.id ?? null;
  const profile = useEntity(
    fetchProfile,
    profileId === null ? null : { params: { profileId } },
    (state) => selectProfile(state, profileId ?? ''),
    (state) => selectProfileRequest(state, profileId ?? ''),
  );
  const claimId = claimToFinish(claims.items)?.id ?? null;
  const claim = useEntity(
    fetchClaim,
    claimId === null ? null : { params: { claimId } },
    (state) => selectClaim(state, claimId ?? ''),
    (state) => selectClaimRequest(state, claimId ?? ''),
  );

  const situation: Situation = {
    profiles: profiles.isKnown ? profiles.items : null,
    pausedProfile: profile.data,
    canPublish: limit.data?.can_publish_competence_profile ?? null,
    claims: claims.isKnown ? claims.items : null,
    draftClaim: claim.data,
    invitations: invitations.isKnown ? invitations.items : null,
  };
  // The form of a name depends on the user's gender.
  const details = useAppSelector(selectUserDetails);
  const isNameKnown = isSettled(useRequest(selectUserDetailsRequest)) || details !== null;
  // Profiles that were opened before are fully loaded, too.
  const known = useAppSelector(selectLoadedProfiles);
  return {
    profiles,
    claims,
    invitations,
    profilesLeft: profilesLeft(limit.data, profiles.items.length),
    readiness: profiles.items.map((listed): ProfileReadiness => {
      const full = known.find(({ id }) => id === listed.id);
      const tasks = full && !listed.public ? profileTasks(full, situation.canPublish) : null;
      return {
        id: listed.id,
        name: isNameKnown ? occupationOf(listed) : '',
        isPublic: listed.public,
        tasks: tasks && { done: tasks.filter(({ done }) => done).length, total: tasks.length },
      };
    }),
    confirmations: totalConfirmations(profiles.items),
    confirmedBy: verifierNames(invitations.items),
    profileId,
    publicProfile: publicProfileToShow(profiles.items),
    /** The profile and the claim that the steps are about, in full. */
    profile: profile.data,
    claim: claim.data,
    situation,
    isComplete:
      [profiles, claims, invitations].every(({ isKnown, request }) => isKnown || isSettled(request)) &&
      [limit, profile, claim].every((entity) => entity.isSettled),
  };
}
