import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { defaultLanguage, isLanguage } from '@/api/schema/languages';
import {
  fetchClaim,
  fetchClaims,
  selectClaim,
  selectClaims,
  selectClaimRequest,
  selectClaimsRequest,
} from '@/features/claims';
import { useLoadable } from '@/features/dashboard';
import { fetchInvitations, selectInvitations, selectInvitationsRequest } from '@/features/endorsements';
import {
  fetchLimit,
  fetchProfile,
  fetchProfiles,
  selectLimit,
  selectLimitRequest,
  selectProfile,
  selectProfiles,
  selectProfileRequest,
  selectProfilesRequest,
} from '@/features/profiles';
import { claimToFinish, profileToFinish, type Situation } from '@/domain/nextStep';
import { profilesLeft } from '@/domain/profileLimit';
import { useLoad } from '@/store/hooks';
import type { RequestState } from '@/store/trackRequest';

type ProfilesState = Parameters<typeof selectProfile>[0];
type ClaimsState = Parameters<typeof selectClaim>[0];

const isSettled = ({ status }: RequestState) => status === 'succeeded' || status === 'failed';

/** What the dashboard reads, and what follows from it. Each part loads and fails on its own. */
export function useOverview() {
  const { i18n } = useTranslation();
  const lang = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const profiles = useLoadable(
    useSelector(selectProfiles),
    useSelector(selectProfilesRequest),
    useLoad((dispatch) => dispatch(fetchProfiles({ query: { lang } })), lang),
  );
  const claims = useLoadable(
    useSelector(selectClaims),
    useSelector(selectClaimsRequest),
    useLoad((dispatch) => dispatch(fetchClaims()), 'claims'),
  );
  const invitations = useLoadable(
    useSelector(selectInvitations),
    useSelector(selectInvitationsRequest),
    useLoad((dispatch) => dispatch(fetchInvitations()), 'invitations'),
  );
  useLoad((dispatch) => dispatch(fetchLimit()), 'limit');
  const limit = useSelector(selectLimit);
  const limitRequest = useSelector(selectLimitRequest);

  const profileId = profileToFinish(profiles.items)?.id ?? null;
  const claimId = claimToFinish(claims.items)?.id ?? null;
  useLoad((dispatch) => dispatch(fetchProfile({ params: { profileId: profileId ?? '' } })), profileId);
  useLoad((dispatch) => dispatch(fetchClaim({ params: { claimId: claimId ?? '' } })), claimId);
  const profile = useSelector((state: ProfilesState) => selectProfile(state, profileId ?? ''));
  const profileRequest = useSelector((state: ProfilesState) => selectProfileRequest(state, profileId ?? ''));
  const claim = useSelector((state: ClaimsState) => selectClaim(state, claimId ?? ''));
  const claimRequest = useSelector((state: ClaimsState) => selectClaimRequest(state, claimId ?? ''));

  const situation: Situation = {
    profiles: profiles.isKnown ? profiles.items : null,
    pausedProfile: profile ?? null,
    canPublish: limit?.can_publish_competence_profile ?? null,
    claims: claims.isKnown ? claims.items : null,
    draftClaim: claim ?? null,
    invitations: invitations.isKnown ? invitations.items : null,
  };
  const isComplete =
    [profiles, claims, invitations].every((part) => part.isKnown || isSettled(part.request)) &&
    (limit !== null || isSettled(limitRequest)) &&
    (profileId === null || profile !== undefined || isSettled(profileRequest)) &&
    (claimId === null || claim !== undefined || isSettled(claimRequest));
  return {
    profiles,
    claims,
    invitations,
    profilesLeft: profilesLeft(limit, profiles.items.length),
    profileId,
    situation,
    isComplete,
  };
}
