import { useAbility } from '@casl/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState, type ComponentProps } from 'react';
import type { AppAbility } from '@/domain/ability';
import { nextSteps } from '@/domain/nextStep';
import { recentWork } from '@/domain/recentWork';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { decide } from '@/routes/access';
import { isClient } from '@/routes/destination';
import { routeEntry, type RouteName } from '@/routes/table';
import { fetchAllPosts, selectAllPosts, selectAllPostsRequest } from '@/entities/post/postsSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { PageLayout } from '@/ui/page/PageLayout';
import {
  ClientStart,
  FirstSteps,
  firstStepsDone,
  isPlaceOf,
  LatestPosts,
  Milestones,
  NextStepCard,
  OverviewTiles,
  RecentWorkList,
  useDrafts,
  useFirstStepsDismissed,
  useGreeting,
  workHref,
} from '@/features/dashboard';
import { UserDetailsAlert } from '@/features/user';
import { useDashboardNames } from './useDashboardNames';
import { useOverview } from './useOverview';

/** Start page: the next best step, what there is, what was begun, what is discussed (DSH-01, D-16). */
export default function DashboardPage() {
  const overview = useOverview();
  const { profiles, claims, situation, isComplete } = overview;
  const { nameOf, subjectOf } = useDashboardNames(overview);
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const ability = useAbility<AppAbility>();
  const [now] = useState(() => Date.now());
  const drafts = useDrafts();
  const [isDismissed, dismiss] = useFirstStepsDismissed();
  const [postponed, setPostponed] = useState(0);

  const mayOpen = (route: RouteName) => decide(routeEntry(route), { isSignedIn: true, ability }) === 'allow';
  const isVisitor = isComplete && situation.profiles?.length === 0 && (isClient(user?.role) || !mayOpen('newProfile'));
  const steps = isComplete ? nextSteps(situation, now) : [];
  const step = isComplete ? (steps[postponed % steps.length] ?? null) : undefined;
  const firstDone = isComplete && !isDismissed ? firstStepsDone(situation) : null;
  const areFirstStepsDone = firstDone && !Object.values(firstDone).includes(false);
  const newcomer = areFirstStepsDone === false && !isVisitor ? firstDone : null;

  const ownProfileId = profiles.items[0]?.id ?? null;
  const work = recentWork(drafts, claims.items);
  // The same thing is never shown in two cards.
  const inHero = step && !isVisitor ? work.find(({ target }) => isPlaceOf(step, target)) : undefined;
  const others = work.filter((item) => item !== inHero);
  const hero = {
    step,
    unsavedAt: inHero?.unsaved ? workHref(inHero.target, ownProfileId) : undefined,
    onLater: steps.length > 1 ? () => setPostponed(postponed + 1) : undefined,
  };
  return (
    <PageLayout title={useGreeting(details ?? user, now)}>
      <Stack sx={{ gap: 3 }}>
        <UserDetailsAlert />
        {isVisitor ? <ClientStart mayOpen={mayOpen} /> : null}
        {newcomer ? (
          <FirstSteps {...hero} done={newcomer} profileId={overview.profileId ?? ownProfileId} onDismiss={dismiss} />
        ) : null}
        {isVisitor || newcomer || (isComplete && situation.profiles === null && !step) ? null : (
          <NextStepCard {...hero} subject={step ? subjectOf(step) : ''} />
        )}
        {isVisitor || newcomer ? null : <OverviewTiles {...overview} now={now} />}
        <WorkAndPosts
          work={others}
          // Its place is kept until the claims have been read.
          hasWork={others.length > 0 || (!claims.isKnown && claims.request.status !== 'failed')}
          nameOf={nameOf}
          profileId={ownProfileId}
          now={now}
        />
      </Stack>
      <Milestones
        areFirstStepsDone={areFirstStepsDone}
        confirmations={profiles.isKnown ? overview.confirmations : null}
      />
    </PageLayout>
  );
}

interface WorkAndPostsProps extends ComponentProps<typeof RecentWorkList> {
  hasWork: boolean;
}

/** What was begun, and what is discussed. */
function WorkAndPosts({ hasWork, ...list }: WorkAndPostsProps) {
  const posts = useAppSelector(selectAllPosts);
  const request = useRequest(selectAllPostsRequest);
  const reload = useLoad(fetchAllPosts, undefined, request);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: hasWork ? '7fr 5fr' : 'minmax(0, 1fr)' },
      }}
    >
      {hasWork ? <RecentWorkList {...list} /> : null}
      <LatestPosts
        posts={posts}
        request={request}
        // No more than the list beside it is long, so that nothing stands empty.
        room={hasWork ? Math.max(2, list.work.length) : null}
        onRetry={reload}
      />
    </Box>
  );
}
