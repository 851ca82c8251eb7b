import { z } from '@/api/schema/zod';
import { isClaimPublic, onlineWithin } from './claimLifeCycle';
import { totalConfirmations } from './confirmationCount';
import { daysLeft, expiringInvitations, inviteeName, isAccepted } from './invitation';
import { openSteps, type ListedClaimFacts } from './publishing';
import { placeKey, recentWork, type RecentWork } from './recentWork';

/* What is up next (ux no. 25). No call dates confirmations or comments (D-82): they are counted against those seen. */

/** Seen on this device, by kind; null until that was loaded for the first time. */
const SeenNews = z.object({
  confirmations: z.nullable(z.number()),
  /** Ids of accepted invitations. */
  accepted: z.nullable(z.array(z.string())),
  /** Their number, by post id. */
  comments: z.record(z.string(), z.number()),
  /** Ids of public claims. */
  online: z.nullable(z.array(z.string())),
  /** Ids of expiring invitations. */
  expiring: z.array(z.string()),
  /** Keys of the entries in the list when it was opened last. */
  listed: z.array(z.string()),
});
export type SeenNews = z.output<typeof SeenNews>;

export const nothingSeen: SeenNews = {
  confirmations: null,
  accepted: null,
  comments: {},
  online: null,
  expiring: [],
  listed: [],
};

/** Never seen if it cannot be read. */
export function parseSeenNews(stored: unknown): SeenNews {
  return SeenNews.safeParse(stored).data ?? nothingSeen;
}

interface InvitationFacts {
  id: string;
  status?: string;
  accepted: boolean;
  expired_at: string;
  firstname: string;
  lastname: string;
}

/** A list that is not loaded, or could not be read, is null. */
export interface NewsFacts {
  profiles: Parameters<typeof totalConfirmations>[0] | null;
  invitations: readonly InvitationFacts[] | null;
  claims: readonly (ListedClaimFacts & { id: string; status: string; updated_at: string })[] | null;
  /** The user's own. */
  posts: readonly { id: string; published: boolean; comments_count: number | null }[] | null;
  /** Ids of posts whose comments have been read. */
  readPosts: readonly string[];
  drafts: readonly { name: string; at: number }[];
}

export type NewsEntry =
  | { type: 'expiring'; subjectId: string; name: string; days: number }
  /** `count` is new, `total` with those before; `names` are those that are known. */
  | { type: 'confirmations'; count: number; total: number; names: string[] }
  | { type: 'comments'; subjectId: string; count: number; total: number }
  /** `at`: when it should be found, in milliseconds; no call says that it is. */
  | { type: 'soon'; subjectId: string; at: number }
  | { type: 'online'; subjectId: string }
  /** `stepsLeft`: before it can be published; null where that is not known, or nothing to be published. */
  | { type: 'work'; work: RecentWork; stepsLeft: number | null };

/** The same for an entry until there is more of it. */
export function entryKey(entry: NewsEntry): string {
  if (entry.type === 'work') return `work ${placeKey(entry.work.target)}`;
  const subject = 'subjectId' in entry ? entry.subjectId : '';
  return `${entry.type} ${subject} ${'total' in entry ? entry.total : ''}`;
}

const acceptedIds = ({ invitations }: NewsFacts) => invitations?.filter(isAccepted).map(({ id }) => id) ?? null;
const publicClaims = ({ claims }: NewsFacts) => claims?.filter(isClaimPublic) ?? [];
const confirmationTotal = ({ profiles }: NewsFacts) => profiles && totalConfirmations(profiles);

/** With what was loaded for the first time, and without what was taken back. */
export function updateSeen(seen: SeenNews, facts: NewsFacts): SeenNews {
  const { claims, posts, invitations, readPosts } = facts;
  const total = confirmationTotal(facts);
  const publicIds = publicClaims(facts).map(({ id }) => id);
  const counted = posts?.flatMap(({ id, comments_count: count }) => {
    const before = seen.comments[id];
    if (count === null) return before === undefined ? [] : [[id, before] as const];
    return [[id, readPosts.includes(id) ? count : Math.min(before ?? count, count)] as const];
  });
  return {
    ...seen,
    confirmations: total === null ? seen.confirmations : Math.min(seen.confirmations ?? total, total),
    accepted: seen.accepted ?? acceptedIds(facts),
    comments: counted ? Object.fromEntries(counted) : seen.comments,
    online: claims ? publicIds.filter((id) => seen.online?.includes(id) ?? true) : seen.online,
    expiring: invitations
      ? seen.expiring.filter((id) => invitations.some((invitation) => invitation.id === id))
      : seen.expiring,
  };
}

/** Urgent ones, new ones, what is ready, what was begun. */
export function newsEntries(seen: SeenNews, facts: NewsFacts, now: number): NewsEntry[] {
  const { claims, posts, invitations, drafts } = facts;
  const work = recentWork(drafts, claims ?? [], posts ?? []).map((item): NewsEntry => ({
    type: 'work',
    work: item,
    stepsLeft: stepsLeft(item, claims ?? []),
  }));
  const isReady = (entry: NewsEntry) => entry.type === 'work' && entry.stepsLeft === 0;
  return [
    ...expiringInvitations(invitations ?? [], now)
      .filter(({ id }) => !seen.expiring.includes(id))
      .map((invitation) => expiringEntry(invitation, now)),
    ...confirmationEntries(seen, facts),
    ...(posts ?? []).flatMap(({ id, published, comments_count: total }): NewsEntry[] => {
      const count = total === null ? 0 : total - (seen.comments[id] ?? total);
      return published && total !== null && count > 0 ? [{ type: 'comments', subjectId: id, count, total }] : [];
    }),
    ...publicClaims(facts)
      .filter(({ id }) => seen.online?.includes(id) === false)
      .map(({ id, updated_at }): NewsEntry => {
        const at = Date.parse(updated_at) + onlineWithin;
        return at > now ? { type: 'soon', subjectId: id, at } : { type: 'online', subjectId: id };
      }),
    ...work.filter(isReady),
    ...work.filter((entry) => !isReady(entry)),
  ];
}

function expiringEntry(invitation: InvitationFacts, now: number): NewsEntry {
  const { id } = invitation;
  return { type: 'expiring', subjectId: id, name: inviteeName(invitation), days: daysLeft(invitation, now) ?? 0 };
}

/** The server counts them, accepted invitations name some; without a number from the server those are counted. */
function confirmationEntries(seen: SeenNews, facts: NewsFacts): NewsEntry[] {
  const total = confirmationTotal(facts);
  const accepted = facts.invitations?.filter(isAccepted) ?? [];
  const newlyAccepted = seen.accepted ? accepted.filter(({ id }) => !seen.accepted?.includes(id)) : [];
  const withoutNumber = facts.profiles ? newlyAccepted.length : 0;
  const count = total === null ? withoutNumber : total - (seen.confirmations ?? total);
  if (count <= 0) return [];
  const names = newlyAccepted.slice(0, count).map(inviteeName).filter(Boolean);
  return [{ type: 'confirmations', count, total: total ?? accepted.length, names }];
}

/** Null while text is unsaved: saving it comes before publishing. */
function stepsLeft({ target, unsaved }: RecentWork, claims: NonNullable<NewsFacts['claims']>): number | null {
  const claim = target.type === 'claim' && !unsaved ? claims.find(({ id }) => id === target.id) : undefined;
  return claim ? openSteps(claim) : null;
}

/** A followed entry is seen; what was begun stays until it is done. */
export function followNews(seen: SeenNews, entry: NewsEntry, facts: NewsFacts): SeenNews {
  switch (entry.type) {
    case 'confirmations':
      return { ...seen, confirmations: confirmationTotal(facts), accepted: acceptedIds(facts) };
    case 'comments':
      return { ...seen, comments: { ...seen.comments, [entry.subjectId]: entry.total } };
    case 'online':
      return { ...seen, online: [...(seen.online ?? []), entry.subjectId] };
    case 'expiring':
      return { ...seen, expiring: [...seen.expiring, entry.subjectId] };
    case 'soon':
    case 'work':
      return seen;
  }
}

export function listNews(seen: SeenNews, entries: readonly NewsEntry[]): SeenNews {
  return { ...seen, listed: entries.map(entryKey) };
}

/** Number of entries that came since the list was opened; what the user has begun or just published is no news. */
export function countUnlisted({ listed }: SeenNews, entries: readonly NewsEntry[]): number {
  return entries.filter((entry) => entry.type !== 'work' && entry.type !== 'soon' && !listed.includes(entryKey(entry)))
    .length;
}
