import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { defaultLanguage, isLanguage } from '@/api/languages';
import type { ProfileLimit } from '@/api/endpoints/profiles';
import {
  fetchClaim,
  fetchClaims,
  selectClaim,
  selectClaims,
  selectClaimSlot,
  selectClaimsSlot,
} from '@/features/claims';
import { usePart } from '@/features/dashboard';
import { fetchInvitations, selectInvitations, selectInvitationsSlot } from '@/features/endorsements';
import {
  fetchLimit,
  fetchProfile,
  fetchProfiles,
  selectLimit,
  selectLimitSlot,
  selectProfile,
  selectProfiles,
  selectProfileSlot,
  selectProfilesSlot,
} from '@/features/profiles';
import { claimToFinish, profileToFinish, type Situation } from '@/domain/nextStep';
import { useLoad } from '@/store/hooks';
import type { RequestSlot } from '@/store/track';

type ProfilesState = Parameters<typeof selectProfile>[0];
type ClaimsState = Parameters<typeof selectClaim>[0];

const isSettled = ({ status }: RequestSlot) => status === 'succeeded' || status === 'failed';

/** What the dashboard reads, and what follows from it. Each part loads and fails on its own. */
export function useOverview() {
  const { i18n } = useTranslation();
  const lang = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const profiles = usePart(
    useSelector(selectProfiles),
    useSelector(selectProfilesSlot),
    useLoad((dispatch) => dispatch(fetchProfiles({ query: { lang } })), lang),
  );
  const claims = usePart(
    useSelector(selectClaims),
    useSelector(selectClaimsSlot),
    useLoad((dispatch) => dispatch(fetchClaims()), 'claims'),
  );
  const invitations = usePart(
    useSelector(selectInvitations),
    useSelector(selectInvitationsSlot),
    useLoad((dispatch) => dispatch(fetchInvitations()), 'invitations'),
  );
  useLoad((dispatch) => dispatch(fetchLimit()), 'limit');
  const limit = useSelector(selectLimit);
  const limitSlot = useSelector(selectLimitSlot);

  const profileId = profileToFinish(profiles.items)?.id ?? null;
  const claimId = claimToFinish(claims.items)?.id ?? null;
  useLoad((dispatch) => dispatch(fetchProfile({ params: { profileId: profileId ?? '' } })), profileId);
  useLoad((dispatch) => dispatch(fetchClaim({ params: { claimId: claimId ?? '' } })), claimId);
  const profile = useSelector((state: ProfilesState) => selectProfile(state, profileId ?? ''));
  const profileSlot = useSelector((state: ProfilesState) => selectProfileSlot(state, profileId ?? ''));
  const claim = useSelector((state: ClaimsState) => selectClaim(state, claimId ?? ''));
  const claimSlot = useSelector((state: ClaimsState) => selectClaimSlot(state, claimId ?? ''));

  const situation: Situation = {
    profiles: profiles.isKnown ? profiles.items : null,
    pausedProfile: profile ?? null,
    canPublish: limit?.can_publish_competence_profile ?? null,
    claims: claims.isKnown ? claims.items : null,
    draftClaim: claim ?? null,
    invitations: invitations.isKnown ? invitations.items : null,
  };
  const isComplete =
    [profiles, claims, invitations].every((part) => part.isKnown || isSettled(part.slot)) &&
    (limit !== null || isSettled(limitSlot)) &&
    (profileId === null || profile !== undefined || isSettled(profileSlot)) &&
    (claimId === null || claim !== undefined || isSettled(claimSlot));
  const profilesLeft = leftOf(limit, profiles.items.length);
  return { profiles, claims, invitations, profilesLeft, profileId, situation, isComplete };
}

/** How many more profiles may be created; null where the server does not tell. */
function leftOf(limit: ProfileLimit | null, existing: number): number | null {
  if (limit?.limit === null || limit?.limit === undefined) return null;
  return Math.max(0, limit.limit - (limit.count ?? existing));
}
