import { useAbility } from '@casl/react';
import { useState } from 'react';
import type { AppAbility } from '@/domain/ability';
import {
  claimToFinish,
  entriesOf,
  firstStepsDone,
  type NextStep,
  nextSteps,
  profileToFinish,
  publicProfileToShow,
  type Situation,
} from '@/domain/nextStep';
import type { NewsEntry } from '@/domain/news';
import { decide } from '@/routes/access';
import { isClient } from '@/routes/destination';
import { routeEntry, type RouteName } from '@/routes/table';
import { workHref } from '@/routes/workHref';
import { useAppSelector, useLoad, useRequest, type RunningRequest } from '@/store/hooks';
import type { AppThunk, RootState } from '@/store/rootReducer';
import { selectUser } from '@/store/session';
import type { RequestState } from '@/store/trackRequest';
import {
  fetchClaim,
  fetchClaims,
  selectClaim,
  selectClaimRequest,
  selectClaimsRequest,
} from '@/entities/claim/claimsSlice';
import { fetchInvitations, selectInvitationsRequest } from '@/entities/invitation/endorsementsSlice';
import { selectPostsRequest } from '@/entities/post/postsSlice';
import {
  fetchLimit,
  fetchProfile,
  fetchProfiles,
  selectLimit,
  selectLimitRequest,
  selectProfile,
  selectProfileRequest,
  selectProfilesRequest,
} from '@/entities/profile/profilesSlice';
import { useLanguage } from '@/ui/text/useLanguage';
import { useFirstStepsDismissed } from '@/features/dashboard/FirstSteps';
import { useNews } from '@/features/news/useNews';

/** Of entries on the start page; the bell has all of them. */
const maxEntries = 4;

function useLoadedRequest<Args>(
  fetch: (args: Args) => AppThunk<RunningRequest>,
  args: Args | null,
  selectRequest: (state: RootState) => RequestState,
): RequestState {
  const request = useRequest(selectRequest);
  useLoad(fetch, args, request);
  return request;
}

/** What is read beyond the lists: the profile and the claim to finish, and whether another profile may be published. */
function useWorkToFinish({ profiles, claims }: ReturnType<typeof useNews>['facts']) {
  const profileId = profileToFinish(profiles ?? [])?.id ?? null;
  const claimId = claimToFinish(claims ?? [])?.id ?? null;
  const limit = useAppSelector(selectLimit);
  const profile = useAppSelector((state) => selectProfile(state, profileId ?? '')) ?? null;
  const claim = useAppSelector((state) => selectClaim(state, claimId ?? '')) ?? null;
  const details = [
    [limit, useLoadedRequest(fetchLimit, undefined, selectLimitRequest)],
    [
      profileId === null || profile,
      useLoadedRequest(fetchProfile, profileId === null ? null : { params: { profileId } }, (state) =>
        selectProfileRequest(state, profileId ?? ''),
      ),
    ],
    [
      claimId === null || claim,
      useLoadedRequest(fetchClaim, claimId === null ? null : { params: { claimId } }, (state) =>
        selectClaimRequest(state, claimId ?? ''),
      ),
    ],
  ] as const;
  const areDetailsRead = details.every(([data, { status }]) => data || status === 'succeeded' || status === 'failed');
  return { profileId, profile, claim, limit, areDetailsRead };
}

/** One step at a time, with what is up next about it. */
function useHero(steps: readonly NextStep[], entries: readonly NewsEntry[], ownProfileId: string | null) {
  const [postponed, setPostponed] = useState(0);
  const step = steps[postponed % steps.length];
  const inHero = step ? entriesOf(step, entries) : [];
  const unsaved = inHero.flatMap((entry) => (entry.type === 'work' && entry.work.unsaved ? entry.work.target : []))[0];
  const hero = {
    step,
    unsavedAt: unsaved && workHref(unsaved, ownProfileId),
    onLater: steps.length > 1 ? () => setPostponed(postponed + 1) : undefined,
  };
  return { hero, inHero };
}

export function useDashboard() {
  const ability = useAbility<AppAbility>();
  const user = useAppSelector(selectUser);
  const { entries, facts, now, follow } = useNews();
  const { profiles, claims, invitations, posts } = facts;

  const requests = {
    profiles: useLoadedRequest(fetchProfiles, { query: { lang: useLanguage() } }, selectProfilesRequest),
    claims: useLoadedRequest(fetchClaims, undefined, selectClaimsRequest),
    invitations: useLoadedRequest(fetchInvitations, undefined, selectInvitationsRequest),
    // Read with every sign-in.
    posts: useRequest(selectPostsRequest),
  };
  const isPending = (name: 'profiles' | 'claims' | 'invitations') =>
    facts[name] === null && requests[name].status !== 'failed';

  const { profileId, profile, claim, limit, areDetailsRead } = useWorkToFinish(facts);
  const areListsComplete = !isPending('profiles') && !isPending('claims') && !isPending('invitations');
  const isComplete = areListsComplete && areDetailsRead;

  const situation: Situation = {
    profiles,
    pausedProfile: profile,
    canPublish: limit?.can_publish_competence_profile ?? null,
    claims,
    draftClaim: claim,
    invitations,
  };
  const mayOpen = (route: RouteName) => decide(routeEntry(route), { isSignedIn: true, ability }) === 'allow';
  // A client's role tells before anything is read.
  const hasNoProfile = profiles?.length === 0;
  const isVisitor = isClient(user?.role)
    ? (profiles?.length ?? 0) === 0
    : isComplete && hasNoProfile && !mayOpen('newProfile');
  const [isDismissed, dismiss] = useFirstStepsDismissed();
  const firstDone = isComplete && !isDismissed ? firstStepsDone(situation) : null;
  const areFirstStepsDone = firstDone && !Object.values(firstDone).includes(false);

  const steps = isComplete && !isVisitor ? nextSteps(situation, now) : [];
  const ownProfileId = profiles?.[0]?.id ?? null;
  const { hero, inHero } = useHero(steps, entries, ownProfileId);

  // What the step in the hero is about stands there alone.
  const isNewsPending = !isComplete || (posts === null && requests.posts.status === 'loading');
  // Once shown, the list stays while a part of it is read again.
  const [hasNews, setHasNews] = useState(false);
  if (!isNewsPending && !hasNews) setHasNews(true);

  return {
    facts,
    now,
    situation,
    isComplete,
    areListsComplete,
    mayOpen,
    isVisitor,
    areFirstStepsDone,
    /** The first steps with their state, while one is open; else null. */
    newcomer: areFirstStepsDone === false && !isVisitor ? firstDone : null,
    dismiss,
    profileToFinish: profileId ?? ownProfileId,
    publicProfile: publicProfileToShow(profiles ?? []),
    hero,
    /** Null until all that they come from is there. */
    entries: hasNews ? entries.filter((entry) => !inHero.includes(entry)).slice(0, maxEntries) : null,
    follow,
    /** The one that is waited for. */
    pendingRequest: Object.values(requests).find(({ status }) => status === 'loading') ?? requests.claims,
  };
}
