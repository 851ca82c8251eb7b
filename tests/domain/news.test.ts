import { describe, expect, it } from 'vitest';
import { noteNews, readNews, type NewsFacts, type NewsRecord } from '@/domain/news';
import { newConfirmations, newsOf, newsRead, newsSeen } from '@/domain/newsList';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-11-20T08:00:00Z');

const nothing: NewsFacts = {
  confirmations: undefined,
  invitations: null,
  claims: null,
  posts: null,
  readPosts: [],
  drafts: [],
};
const invitation = (id: string, firstname: string, accepted = true, expired_at = '2027-01-31') => ({
  id,
  firstname,
  lastname: '',
  accepted,
  expired_at,
});
const claim = (status: string, updated_at = '2026-11-20T07:00:00Z') => ({ id: '7', status, updated_at });
const post = (comments_count: number | null) => ({ id: '3', published: true, comments_count });

/** Notes one state of what is loaded after the other. */
function after(...steps: readonly (readonly [Partial<NewsFacts>, number])[]): NewsRecord {
  const record = steps.reduce<NewsRecord | null>(
    (before, [facts, at]) => noteNews(before, { ...nothing, ...facts }, at),
    null,
  );
  return record as NewsRecord;
}
const told = (record: NewsRecord, facts: Partial<NewsFacts>, at: number) =>
  newsOf(record, { ...nothing, ...facts }, at);

describe('confirmations', () => {
  it('are no news when a device sees an account for the first time', () => {
    const facts = { confirmations: 11, invitations: [invitation('1', 'Georg')] };
    expect(told(after([{}, start], [facts, start]), facts, start)).toEqual([]);
  });

  it('are told by the growth of the number, with the names that arrive later', () => {
    const georg = invitation('1', 'Georg');
    const before = { confirmations: 11, invitations: [georg] };
    const grown = { confirmations: 13 };
    const named = { ...grown, invitations: [georg, invitation('2', 'Ute')] };
    const record = after([before, start], [grown, start + day], [named, start + day]);
    expect(told(record, named, start + day)).toMatchObject([{ type: 'confirmations', count: 2, names: ['Ute'] }]);
    // Read again, nothing is told twice.
    expect(noteNews(record, { ...nothing, ...named }, start + day)).toBe(record);
  });

  it('keep the name of an invitation until the number has grown', () => {
    const before = { confirmations: 1, invitations: [] };
    const invitations = [invitation('2', 'Ute')];
    const waiting = after([before, start], [{ confirmations: 1, invitations }, start + hour]);
    expect(told(waiting, { invitations }, start + hour)).toEqual([]);
    const facts = { confirmations: 2, invitations };
    const record = noteNews(waiting, { ...nothing, ...facts }, start + 2 * hour);
    expect(told(record, facts, start + 2 * hour)).toMatchObject([{ count: 1, names: ['Ute'] }]);
  });

  it('are counted by accepted invitations where the server delivers no number', () => {
    const before = { confirmations: null, invitations: [invitation('1', 'Georg')] };
    const facts = { confirmations: null, invitations: [invitation('1', 'Georg'), invitation('2', 'Ute')] };
    expect(told(after([before, start], [facts, start + day]), facts, start + day)).toMatchObject([
      { count: 1, names: ['Ute'] },
    ]);
  });

  it('are new since the last visit for one visit', () => {
    const record = after([{ confirmations: 1 }, start], [{ confirmations: 3 }, start + day]);
    expect(newConfirmations(record)).toBe(2);
    const stillHere = noteNews(record, { ...nothing, confirmations: 3 }, start + day + 10 * 60_000);
    expect(newConfirmations(stillHere)).toBe(2);
    expect(told(stillHere, {}, start + day)).toMatchObject([{ isOfThisVisit: true }]);
    const nextVisit = noteNews(stillHere, { ...nothing, confirmations: 3 }, start + 2 * day);
    expect(newConfirmations(nextVisit)).toBe(0);
    expect(told(nextVisit, {}, start + 2 * day)).toMatchObject([{ isOfThisVisit: false }]);
  });

  it('that were taken back are none', () => {
    const record = after([{ confirmations: 3 }, start], [{ confirmations: 2 }, start + day]);
    expect(record.notes).toEqual([]);
    expect(record.confirmations).toBe(2);
  });
});

describe('comments', () => {
  it('on an own post are told by the growth of their number', () => {
    const facts = { posts: [post(5)] };
    const record = after([{ posts: [post(3)] }, start], [facts, start + day]);
    expect(told(record, facts, start + day)).toMatchObject([{ type: 'comments', postId: '3', count: 2 }]);
  });

  it('that come before the first ones are followed are one row with them', () => {
    const grown = (count: number) => ({ posts: [post(count)] });
    const record = after([grown(1), start], [grown(2), start + day], [grown(4), start + 2 * day]);
    expect(told(record, grown(4), start + 2 * day)).toMatchObject([{ count: 3, at: start + 2 * day, mark: 'new' }]);
    const [row] = told(record, grown(4), start + 2 * day);
    const followed = newsRead(record, [row?.key ?? '']);
    const later = noteNews(followed, { ...nothing, ...grown(5) }, start + 3 * day);
    expect(told(later, grown(5), start + 3 * day).map(({ mark }) => mark)).toEqual(['new', 'read']);
  });

  it.each([
    ['whose comments are on display', { posts: [post(5)], readPosts: ['3'] }],
    ['without a delivered number', { posts: [post(null)] }],
  ])('on a post %s are none', (_, facts) => {
    expect(after([{ posts: [post(3)] }, start], [facts, start + day]).notes).toEqual([]);
  });
});

describe('a claim', () => {
  it('is online an hour after it was published, while it is public', () => {
    const online = { claims: [claim('published')] };
    const record = after([{ claims: [claim('draft')] }, start], [online, start + hour]);
    expect(told(record, online, start + 2 * hour - 1)).toEqual([]);
    expect(told(record, online, start + 2 * hour)).toMatchObject([{ type: 'online', claimId: '7' }]);
    expect(told(record, { claims: [claim('paused')] }, start + 2 * hour)).toEqual([]);
  });

  it('that was online before is no news', () => {
    expect(after([{ claims: [claim('published')] }, start]).notes).toEqual([]);
  });
});

describe('what is so', () => {
  const ending = { invitations: [invitation('4', 'Malte', false, '2026-11-23')] };
  const idle = { claims: [claim('draft', '2026-11-12T07:00:00Z')] };

  it('is news while it is so: an invitation that ends soon, work that lies idle', () => {
    const facts = { ...ending, ...idle };
    expect(told(after([facts, start]), facts, start)).toMatchObject([
      { type: 'expiring', name: 'Malte', days: 3 },
      { type: 'idle', work: { target: { type: 'claim', id: '7' } } },
    ]);
    const touched = { invitations: [], claims: [claim('draft')] };
    expect(after([facts, start], [touched, start + hour]).notes).toEqual([]);
  });

  it('does not come back as unread while it is not known', () => {
    const noted = after([idle, start]);
    const [news] = told(noted, idle, start);
    const read = newsRead(noted, [news?.key ?? '']);
    const again = [nothing, { ...nothing, ...idle }].reduce<NewsRecord>(
      (before, facts) => noteNews(before, facts, start + hour),
      read,
    );
    expect(told(again, idle, start + hour)).toMatchObject([{ mark: 'read' }]);
  });
});

describe('a row', () => {
  const facts = { confirmations: 2 };
  const record = after([{ confirmations: 1 }, start], [facts, start + day]);
  const [{ key } = { key: '' }] = told(record, facts, start + day);
  const markOf = (one: NewsRecord) => told(one, facts, start + day)[0]?.mark;

  it('is new, then seen with the opened list, and read once it is followed', () => {
    const seen = newsSeen(record, [key]);
    const read = newsRead(seen, [key]);
    expect([record, seen, read].map(markOf)).toEqual(['new', 'seen', 'read']);
    // What was read is not unread again by opening the list.
    expect(newsSeen(read, [key])).toBe(read);
  });

  it('survives being written down', () => {
    expect(readNews(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect([null, 'x', {}, { notes: 3 }].map(readNews)).toEqual([null, null, null, null]);
  });

  it('is forgotten after a month', () => {
    expect(noteNews(record, { ...nothing, ...facts }, start + 40 * day).notes).toEqual([]);
  });
});
