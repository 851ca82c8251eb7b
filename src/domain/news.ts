import { z } from '@/api/schema/zod';
import { isClaimPublic, onlineWithin } from './claimLifeCycle';
import { expiringInvitations, isAccepted } from './invitation';
import { idleWork, placeKey, recentWork } from './recentWork';

/*
 * What is new for a user (ux no. 25), from what is loaded and from what this device has seen before (D-82). Events,
 * such as a confirmation, are noted once and kept; conditions, such as an invitation that ends soon, are news as long
 * as they hold. What there was when the device first looked is not new.
 */

const newsTypes = ['confirmations', 'comments', 'online', 'expiring', 'idle'] as const;

/** `new` has a dot; `seen` was in the opened list; `read` was followed. */
const Note = z.object({
  type: z.enum(newsTypes),
  /** Id of the post, claim or invitation, or the place of the work; '' of confirmations. */
  about: z.string(),
  /** When this device noticed it, in milliseconds; of a claim, when it is online. */
  at: z.number(),
  mark: z.enum(['new', 'seen', 'read']),
  count: z.number(),
  /** Ids of the accepted invitations among the confirmations. */
  people: z.array(z.string()),
});
export type Note = z.output<typeof Note>;

/** What this device has seen of an account. What has not been loaded yet is null. */
const NewsRecord = z.object({
  /** When the present visit began, and when it was last noted, in milliseconds. */
  visitFrom: z.number(),
  visitedAt: z.number(),
  confirmations: z.nullable(z.number()),
  /** Ids of accepted invitations. */
  accepted: z.nullable(z.array(z.string())),
  comments: z.array(z.object({ postId: z.string(), count: z.number() })),
  /** Ids of the claims that were public. */
  claims: z.nullable(z.array(z.string())),
  notes: z.array(Note),
});
export type NewsRecord = z.output<typeof NewsRecord>;

/** What cannot be read counts as never seen. */
export function readNews(stored: unknown): NewsRecord | null {
  return NewsRecord.safeParse(stored).data ?? null;
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
  /** Of all profiles; null where the server does not tell, undefined while it is not read. */
  confirmations: number | null | undefined;
  invitations: readonly InvitationFacts[] | null;
  claims: readonly { id: string; status: string; updated_at: string }[] | null;
  /** The user's own. */
  posts: readonly { id: string; published: boolean; comments_count: number | null }[] | null;
  /** Ids of posts whose comments have been read. */
  readPosts: readonly string[];
  drafts: readonly { name: string; at: number }[];
}

/** Milliseconds of absence after which another visit begins. */
const visitGap = 30 * 60 * 1000;
/** Milliseconds between two notes of the time of a visit. */
const visitStep = 60 * 1000;
/** Milliseconds for which an event is shown, unless it is followed before. */
const keptFor = 30 * 86_400_000;
/** Milliseconds after a confirmation in which a name that arrives still belongs to it. */
const namedWithin = 86_400_000;

export function newRecord(now: number): NewsRecord {
  return {
    visitFrom: now,
    visitedAt: now,
    confirmations: null,
    accepted: null,
    comments: [],
    claims: null,
    notes: [],
  };
}

/** The same record if nothing has changed. */
export function noteNews(before: NewsRecord | null, facts: NewsFacts, now: number): NewsRecord {
  const known = before ?? newRecord(now);
  const next = [noteVisit, noteConfirmations, noteComments, noteClaims, noteConditions].reduce(
    (record, note) => ({ ...record, ...note(record, facts, now) }),
    known,
  );
  const notes = next.notes.filter(({ type, at }) => isCondition(type) || now - at < keptFor);
  const changed = { ...next, notes };
  return before && JSON.stringify(changed) === JSON.stringify(before) ? before : changed;
}

type Change = (record: NewsRecord, facts: NewsFacts, now: number) => Partial<NewsRecord>;

const isCondition = (type: Note['type']) => type === 'expiring' || type === 'idle';

const newNote = (type: Note['type'], about: string, at: number, count = 1): Note => ({
  type,
  about,
  at,
  mark: 'new',
  count,
  people: [],
});

const noteVisit: Change = ({ visitFrom, visitedAt }, _, now) => {
  if (now - visitedAt >= visitGap) return { visitFrom: now, visitedAt: now };
  return now - visitedAt >= visitStep ? { visitFrom, visitedAt: now } : {};
};

/** The server counts them, accepted invitations name some; without a number from the server those are counted. */
const noteConfirmations: Change = (record, { confirmations: total, invitations }, now) => {
  const accepted = invitations?.filter(isAccepted).map(({ id }) => id) ?? null;
  const before = record.accepted;
  const waiting = before && accepted ? accepted.filter((id) => !before.includes(id)) : [];
  const grown = total === null ? waiting.length : (total ?? 0) - (record.confirmations ?? total ?? 0);
  const notes = grown > 0 ? [...record.notes, newNote('confirmations', '', now, grown)] : record.notes;
  const unnamed = [...waiting];
  const named = notes.toReversed().map((note) => {
    const isOpen = note.type === 'confirmations' && now - note.at < namedWithin;
    const people = isOpen ? unnamed.splice(0, note.count - note.people.length) : [];
    return people.length === 0 ? note : { ...note, people: [...note.people, ...people] };
  });
  return {
    confirmations: total ?? record.confirmations,
    // An invitation that no note names yet waits for the number to grow.
    accepted: before ? [...before, ...waiting.filter((id) => !unnamed.includes(id))] : accepted,
    notes: named.toReversed(),
  };
};

const noteComments: Change = (record, { posts, readPosts }, now) => {
  const counts = new Map(record.comments.map(({ postId, count }) => [postId, count]));
  const notes = [...record.notes];
  for (const { id, comments_count: count } of posts ?? []) {
    if (count === null) continue;
    const grown = count - (counts.get(id) ?? count);
    if (grown > 0 && !readPosts.includes(id)) addComments(notes, id, grown, now);
    counts.set(id, count);
  }
  return { comments: Array.from(counts, ([postId, count]) => ({ postId, count })), notes };
};

/** Comments on a post that were not followed yet are one row. */
function addComments(notes: Note[], postId: string, grown: number, now: number): void {
  const index = notes.findIndex((note) => note.type === 'comments' && note.about === postId && note.mark !== 'read');
  const [waiting] = index < 0 ? [] : notes.splice(index, 1);
  notes.push(newNote('comments', postId, now, grown + (waiting?.count ?? 0)));
}

/** A claim that is newly public is online within an hour. */
const noteClaims: Change = (record, { claims }, now) => {
  if (!claims) return {};
  const shown = claims.filter(isClaimPublic);
  const online = shown.filter(({ id }) => record.claims && !record.claims.includes(id));
  return {
    claims: shown.map(({ id }) => id),
    notes: [...record.notes, ...online.map(({ id }) => newNote('online', id, now + onlineWithin))],
  };
};

/** Ends notes whose condition no longer holds, and begins others; where a list is not known, its notes stay. */
const noteConditions: Change = ({ notes }, { invitations, claims, posts, drafts }, now) => {
  const current = {
    expiring: invitations && expiringInvitations(invitations, now).map(({ id }) => id),
    idle: claims && idleWork(recentWork(drafts, claims, posts ?? []), now).map(({ target }) => placeKey(target)),
  };
  const kept = notes.filter(
    ({ type, about }) => !isCondition(type) || (current[type as 'idle']?.includes(about) ?? true),
  );
  const begun = (['expiring', 'idle'] as const).flatMap((type) =>
    (current[type] ?? [])
      .filter((about) => !kept.some((note) => note.type === type && note.about === about))
      .map((about) => newNote(type, about, now)),
  );
  return { notes: [...kept, ...begun] };
};
