import { describe, expect, it } from 'vitest';
import {
  countUnlisted,
  entryKey,
  followNews,
  listNews,
  newsEntries,
  nothingSeen,
  parseSeenNews,
  updateSeen,
  type NewsEntry,
  type NewsFacts,
  type SeenNews,
} from '@/domain/news';

const now = Date.parse('2026-11-20T08:00:00Z');

const nothing: NewsFacts = {
  profiles: null,
  invitations: null,
  claims: null,
  posts: null,
  readPosts: [],
  drafts: [],
};
const confirmed = (verification_count: number | null) => [{ verification_count }];
const invitation = (id: string, firstname: string, accepted = true, expired_at = '2027-01-31') => ({
  id,
  firstname,
  lastname: '',
  accepted,
  expired_at,
});
const claim = (status: string, updated_at = '2026-11-20T06:00:00Z') => ({
  id: '7',
  status,
  updated_at,
  question: 'Warum?',
  keyword_count: 3 as number | null,
  category_count: 1,
  short_answer_headline: 'Darum',
  short_answer_text: 'Weil es so ist.',
  competence_profile: { public: true },
});
const post = (comments_count: number | null) => ({ id: '3', published: true, comments_count });

/** Sees one state of what is loaded after the other. */
function after(...steps: readonly Partial<NewsFacts>[]): SeenNews {
  return steps.reduce((seen, facts) => updateSeen(seen, { ...nothing, ...facts }), nothingSeen);
}
const told = (seen: SeenNews, facts: Partial<NewsFacts>, at = now) => newsEntries(seen, { ...nothing, ...facts }, at);
const follow = (seen: SeenNews, facts: Partial<NewsFacts>) => {
  const [entry] = told(seen, facts);
  return followNews(seen, entry as NewsEntry, { ...nothing, ...facts });
};

describe('confirmations', () => {
  const before = { profiles: confirmed(11), invitations: [invitation('1', 'Georg')] };
  const named = { profiles: confirmed(13), invitations: [invitation('1', 'Georg'), invitation('2', 'Ute')] };

  it('are no news when a device sees an account for the first time', () => {
    expect(told(after({}, before), before)).toEqual([]);
    expect(told(nothingSeen, before)).toEqual([]);
  });

  it('are told by the growth of the number, with the names that are known', () => {
    expect(told(after(before, named), named)).toEqual([{ type: 'confirmations', count: 2, total: 13, names: ['Ute'] }]);
  });

  it('name nobody before the number has grown', () => {
    const facts = { ...before, invitations: named.invitations };
    expect(told(after(before, facts), facts)).toEqual([]);
  });

  it('are counted by accepted invitations where the server delivers no number', () => {
    const first = { ...before, profiles: confirmed(null) };
    const facts = { ...named, profiles: confirmed(null) };
    expect(told(after(first, facts), facts)).toMatchObject([{ count: 1, names: ['Ute'] }]);
    expect(told(follow(after(first, facts), facts), facts)).toEqual([]);
  });

  it('go once they are followed, and name nobody twice', () => {
    const seen = follow(after(before, named), named);
    expect(told(seen, named)).toEqual([]);
    const more = { ...named, profiles: confirmed(14) };
    expect(told(updateSeen(seen, { ...nothing, ...more }), more)).toMatchObject([{ count: 1, names: [] }]);
  });

  it('name nobody of earlier where the invitations were not read when they were followed', () => {
    const grown = { profiles: confirmed(12) };
    const seen = updateSeen(follow(after(before, grown), grown), { ...nothing, ...named, profiles: confirmed(12) });
    expect(told(seen, named)).toMatchObject([{ count: 1, names: [] }]);
  });

  it('that were taken back are none, and count again when they come anew', () => {
    const less = { profiles: confirmed(10) };
    expect(told(after(before, less), less)).toEqual([]);
    expect(told(after(before, less, { profiles: confirmed(11) }), { profiles: confirmed(11) })).toMatchObject([
      { count: 1 },
    ]);
  });
});

describe('comments', () => {
  it('on an own post are told by the growth of their number, in one row until they are followed', () => {
    const grown = (count: number) => ({ posts: [post(count)] });
    const seen = after(grown(1), grown(2), grown(4));
    expect(told(seen, grown(4))).toEqual([{ type: 'comments', subjectId: '3', count: 3, total: 4 }]);
    const followed = follow(seen, grown(4));
    expect(told(followed, grown(4))).toEqual([]);
    expect(told(updateSeen(followed, { ...nothing, ...grown(5) }), grown(5))).toMatchObject([{ count: 1 }]);
  });

  it.each([
    ['whose comments are on display', { posts: [post(5)], readPosts: ['3'] }],
    ['without a delivered number', { posts: [post(null)] }],
    ['that is not public any more', { posts: [{ ...post(5), published: false }] }],
  ])('on a post %s are none', (_, facts) => {
    expect(told(after({ posts: [post(3)] }, facts), facts).filter(({ type }) => type === 'comments')).toEqual([]);
  });

  it('are known still where a number was missing in between', () => {
    const facts = { posts: [post(5)] };
    expect(told(after({ posts: [post(3)] }, { posts: [post(null)] }, facts), facts)).toMatchObject([{ count: 2 }]);
  });
});

describe('a claim', () => {
  const online = { claims: [claim('published')] };
  const seen = after({ claims: [claim('draft')] }, online);

  it('is online an hour after it was published, while it is public, until it is followed', () => {
    const due = Date.parse('2026-11-20T07:00:00Z');
    expect(told(seen, online, due - 1)).toEqual([{ type: 'soon', subjectId: '7', at: due }]);
    expect(told(seen, online, due)).toEqual([{ type: 'online', subjectId: '7' }]);
    expect(told(seen, { claims: [claim('paused')] }, due)).toEqual([]);
    expect(told(follow(seen, online), online, due)).toEqual([]);
  });

  it('that was online before is no news, and is one when it is published again', () => {
    expect(told(after(online), online)).toEqual([]);
    expect(told(after(online, { claims: [claim('paused')] }, online), online)).toHaveLength(1);
  });
});

describe('an invitation that ends soon', () => {
  const ending = { invitations: [invitation('4', 'Malte', false, '2026-11-23')] };

  it('is listed while it is open and was not followed', () => {
    const seen = after(ending);
    expect(told(seen, ending)).toEqual([{ type: 'expiring', subjectId: '4', name: 'Malte', days: 3 }]);
    expect(told(seen, { invitations: [invitation('4', 'Malte', true, '2026-11-23')] })).toEqual([]);
    const followed = follow(seen, ending);
    expect(told(followed, ending)).toEqual([]);
    // What is not loaded is not forgotten; what is gone is.
    expect(updateSeen(followed, nothing).expiring).toEqual(['4']);
    expect(updateSeen(followed, { ...nothing, invitations: [] }).expiring).toEqual([]);
  });
});

describe('what was begun', () => {
  it('stays until it is done, what is ready first', () => {
    const begun = { ...claim('draft'), id: '8', keyword_count: 0 };
    const facts = { claims: [begun, claim('draft')], drafts: [{ name: 'newClaim', at: now }] };
    const entries = told(after(facts), facts);
    expect(entries.map((entry) => (entry.type === 'work' ? [entry.work.target.type, entry.stepsLeft] : null))).toEqual([
      ['claim', 0],
      ['newClaim', null],
      ['claim', 1],
    ]);
    expect(told(follow(after(facts), facts), facts)).toEqual(entries);
  });

  it('is not called ready where text is unsaved, or too little is known', () => {
    const typed = { claims: [claim('draft')], drafts: [{ name: 'claim-7-topic', at: now }] };
    expect(told(after(typed), typed)).toMatchObject([{ stepsLeft: null }]);
    const facts = { claims: [{ ...claim('draft'), keyword_count: null }] };
    expect(told(after(facts), facts)).toMatchObject([{ stepsLeft: null }]);
  });
});

describe('the list', () => {
  const first = {
    profiles: confirmed(1),
    invitations: [] as ReturnType<typeof invitation>[],
    claims: [claim('draft')],
    posts: [post(1)],
  };
  const facts = {
    profiles: confirmed(2),
    invitations: [invitation('5', 'Late', false, '2026-11-26'), invitation('4', 'Soon', false, '2026-11-21')],
    claims: [claim('published'), { ...claim('draft'), id: '8' }],
    posts: [post(2)],
  };
  const seen = after(first, facts);

  it('begins with what cannot wait, then what came, then what was begun', () => {
    expect(told(seen, facts).map(entryKey)).toEqual([
      'expiring 4 ',
      'expiring 5 ',
      'confirmations  2',
      'comments 3 2',
      'online 7 ',
      'work claim 8',
    ]);
  });

  it('has a dot for what came since it was opened, and none for what the user has begun', () => {
    const entries = told(seen, facts);
    expect(countUnlisted(seen, entries)).toBe(5);
    const opened = listNews(seen, entries);
    expect(countUnlisted(opened, entries)).toBe(0);
    const more = { ...facts, posts: [post(3)] };
    expect(countUnlisted(opened, told(opened, more))).toBe(1);
  });

  it('survives being written down; what cannot be read counts as never seen', () => {
    expect(parseSeenNews(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
    expect([null, 'x', {}, { listed: 3 }].map(parseSeenNews)).toEqual(Array(4).fill(nothingSeen));
  });
});
