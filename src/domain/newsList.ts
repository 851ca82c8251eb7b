import { isClaimPublic } from './claimLifeCycle';
import { daysLeft, inviteeName } from './invitation';
import type { NewsFacts, NewsRecord, Note } from './news';
import { idleWork, placeKey, recentWork, type RecentWork } from './recentWork';

interface Common {
  key: string;
  at: number;
  mark: Note['mark'];
}

export type News = Common &
  /** `isOfThisVisit`: they came since the visit before. */
  (
    | { type: 'confirmations'; count: number; names: string[]; isOfThisVisit: boolean }
    | { type: 'comments'; postId: string; count: number }
    | { type: 'online'; claimId: string }
    | { type: 'expiring'; invitationId: string; name: string; days: number }
    | { type: 'idle'; work: RecentWork }
  );

const keyOf = ({ type, about, at }: Note) => `${type} ${about} ${at}`;

/** Those that are due and still hold, the latest first. */
export function newsOf(record: NewsRecord | null, facts: NewsFacts, now: number): News[] {
  const { notes = [], visitFrom = 0 } = record ?? {};
  const found = notes.flatMap((note) => (note.at <= now ? (newsOfNote(note, facts, now, visitFrom) ?? []) : []));
  return found.toSorted((one, other) => other.at - one.at);
}

function newsOfNote(note: Note, facts: NewsFacts, now: number, visitFrom: number): News | null {
  const { type, about, at, mark, count } = note;
  const common = { key: keyOf(note), at, mark };
  switch (type) {
    case 'confirmations': {
      const people = facts.invitations?.filter(({ id }) => note.people.includes(id)) ?? [];
      const names = people.map(inviteeName).filter(Boolean);
      return { ...common, type, count, names, isOfThisVisit: at >= visitFrom };
    }
    case 'comments':
      return facts.posts?.some(({ id, published }) => id === about && published)
        ? { ...common, type, postId: about, count }
        : null;
    case 'online':
      return facts.claims?.some((claim) => claim.id === about && isClaimPublic(claim))
        ? { ...common, type, claimId: about }
        : null;
    case 'expiring': {
      const invitation = facts.invitations?.find(({ id }) => id === about);
      const days = invitation && daysLeft(invitation, now);
      if (!invitation || days === null || days === undefined) return null;
      return { ...common, type, invitationId: about, name: inviteeName(invitation), days };
    }
    case 'idle': {
      const work = idleWork(recentWork(facts.drafts, facts.claims ?? [], facts.posts ?? []), now);
      const found = work.find(({ target }) => placeKey(target) === about);
      return found ? { ...common, type, work: found } : null;
    }
  }
}

/** They lose their dots and wait to be followed. */
export function newsSeen(record: NewsRecord, keys: readonly string[]): NewsRecord {
  return marked(record, keys, 'seen', ({ mark }) => mark === 'new');
}

export function newsRead(record: NewsRecord, keys: readonly string[]): NewsRecord {
  return marked(record, keys, 'read', ({ mark }) => mark !== 'read');
}

function marked(record: NewsRecord, keys: readonly string[], mark: Note['mark'], applies: (note: Note) => boolean) {
  const isMeant = (note: Note) => keys.includes(keyOf(note)) && applies(note);
  if (!record.notes.some(isMeant)) return record;
  return { ...record, notes: record.notes.map((note) => (isMeant(note) ? { ...note, mark } : note)) };
}

/** Those since the previous visit. */
export function newConfirmations(record: NewsRecord | null): number {
  const since = record?.visitFrom ?? 0;
  return (record?.notes ?? [])
    .filter(({ type, at }) => type === 'confirmations' && at >= since)
    .reduce((sum, { count }) => sum + count, 0);
}
