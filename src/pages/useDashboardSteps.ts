import { useAbility } from '@casl/react';
import { useState } from 'react';
import type { AppAbility } from '@/domain/ability';
import { nextSteps } from '@/domain/nextStep';
import { recentWork } from '@/domain/recentWork';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { decide } from '@/routes/access';
import { isClient } from '@/routes/destination';
import { routeEntry, type RouteName } from '@/routes/table';
import { todayList } from '@/domain/today';
import { selectPosts } from '@/entities/post/postsSlice';
import { workHref } from '@/routes/workHref';
import { firstStepsDone, isPlaceOf, useFirstStepsDismissed } from '@/features/dashboard';
import type { useNews } from '@/features/news';
import type { useOverview } from './useOverview';

/** `now` is in milliseconds. */
export function useDashboardSteps(
  overview: ReturnType<typeof useOverview>,
  { news, drafts }: ReturnType<typeof useNews>,
  now: number,
) {
  const { profiles, claims, situation, isComplete } = overview;
  const user = useAppSelector(selectUser);
  const ability = useAbility<AppAbility>();
  const posts = useAppSelector(selectPosts);
  const [isDismissed, dismiss] = useFirstStepsDismissed();
  const [postponed, setPostponed] = useState(0);

  const mayOpen = (route: RouteName) => decide(routeEntry(route), { isSignedIn: true, ability }) === 'allow';
  // A client's role tells before anything is read.
  const isVisitor = isClient(user?.role)
    ? profiles.items.length === 0
    : isComplete && situation.profiles?.length === 0 && !mayOpen('newProfile');
  const firstDone = isComplete && !isDismissed ? firstStepsDone(situation) : null;
  const areFirstStepsDone = firstDone && !Object.values(firstDone).includes(false);

  const steps = isComplete ? nextSteps(situation, now) : [];
  const step = steps[postponed % steps.length];
  const work = recentWork(drafts, claims.items, posts);
  // Nothing is shown in two cards; unsaved text comes first.
  const inHero = step && !isVisitor ? work.filter(({ target }) => isPlaceOf(step, target)) : [];
  const unsaved = inHero.find((item) => item.unsaved);
  return {
    mayOpen,
    /** Has no profile of their own, and is asked to confirm others. */
    isVisitor,
    areFirstStepsDone,
    /** The first steps with their state, while one is open; else null. */
    newcomer: areFirstStepsDone === false && !isVisitor ? firstDone : null,
    dismiss,
    hero: {
      step,
      unsavedAt: unsaved && workHref(unsaved.target, profiles.items[0]?.id ?? null),
      onLater: steps.length > 1 ? () => setPostponed(postponed + 1) : undefined,
    },
    today: todayList({
      news,
      work: work.filter((item) => !inHero.includes(item)),
      claims: claims.items,
      shownInvitation: step?.type === 'remind' ? step.invitationId : undefined,
    }),
  };
}
