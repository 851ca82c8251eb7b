import type { News } from './newsList';
import { openSteps, type ListedClaimFacts } from './publishing';
import type { RecentWork } from './recentWork';

/** One thing to see to; each has one action. */
export type TodayItem =
  | { type: 'news'; news: News }
  /** `left`: how many steps before it can be published; null where it is not known, or nothing to be published. */
  | { type: 'work'; work: RecentWork; left: number | null };

interface TodayFacts {
  news: readonly News[];
  work: readonly RecentWork[];
  claims: readonly (ListedClaimFacts & { id: string })[];
  /** The invitation that the next step is about already. */
  shownInvitation: string | undefined;
}

/** So many invitations that end soon leave room for the rest. */
const maxExpiring = 3;

/** What there is to see to: what cannot wait, what came, what is ready, what was begun (ux 4.1). */
export function todayList({ news, work, claims, shownInvitation }: TodayFacts): TodayItem[] {
  const expiring = news
    .filter((one) => one.type === 'expiring')
    .filter(({ invitationId }) => invitationId !== shownInvitation)
    .toSorted((one, other) => one.days - other.days)
    .slice(0, maxExpiring);
  const came = news.filter(({ type, mark }) => type === 'confirmations' && mark !== 'read');
  const begun = work.map((item) => ({ type: 'work' as const, work: item, left: stepsLeft(item, claims) }));
  const isReady = ({ left }: { left: number | null }) => left === 0;
  return [
    ...[...expiring, ...came].map((one) => ({ type: 'news' as const, news: one })),
    ...begun.filter(isReady),
    ...begun.filter((item) => !isReady(item)),
  ];
}

/** Text that is not saved comes before publishing. */
function stepsLeft({ target, unsaved }: RecentWork, claims: TodayFacts['claims']): number | null {
  const claim = target.type === 'claim' && !unsaved ? claims.find(({ id }) => id === target.id) : undefined;
  return claim ? openSteps(claim) : null;
}
