import type { News } from './newsList';
import { openSteps, type ListedClaimFacts } from './publishing';
import type { RecentWork } from './recentWork';

export type TodayItem =
  | { type: 'news'; news: News }
  /** `left`: steps before it can be published; null where that is not known, or nothing to be published. */
  | { type: 'work'; work: RecentWork; left: number | null };

interface TodayFacts {
  news: readonly News[];
  work: readonly RecentWork[];
  claims: readonly (ListedClaimFacts & { id: string })[];
  /** The one that the next step is about already. */
  shownInvitation: string | undefined;
}

/** Leaves room for the rest of the list. */
const maxExpiring = 3;

/** What cannot wait, what came, what is ready, what was begun (ux 4.1). */
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

/** Null while text is unsaved: saving it comes before publishing. */
function stepsLeft({ target, unsaved }: RecentWork, claims: TodayFacts['claims']): number | null {
  const claim = target.type === 'claim' && !unsaved ? claims.find(({ id }) => id === target.id) : undefined;
  return claim ? openSteps(claim) : null;
}
