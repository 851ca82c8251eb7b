import { expect, it } from 'vitest';
import type { News } from '@/domain/newsList';
import type { RecentWork } from '@/domain/recentWork';
import { todayList } from '@/domain/today';

const claim = (id: string, keyword_count: number | null) => ({
  id,
  question: 'Warum?',
  keyword_count,
  category_count: 1,
  short_answer_headline: 'Darum',
  short_answer_text: 'Weil es so ist.',
  competence_profile: { public: true },
});
const work = (id: string, unsaved = false): RecentWork => ({ target: { type: 'claim', id }, at: 1, unsaved });
const expiring = (invitationId: string, days: number): News => ({
  key: invitationId,
  at: 1,
  mark: 'read',
  type: 'expiring',
  invitationId,
  name: 'Malte',
  days,
});
const confirmed = (mark: News['mark']): News => ({
  key: mark,
  at: 1,
  mark,
  type: 'confirmations',
  count: 1,
  names: [],
  isOfThisVisit: true,
});

const listed = (facts: Partial<Parameters<typeof todayList>[0]>) =>
  todayList({ news: [], work: [], claims: [], shownInvitation: undefined, ...facts }).map((item) =>
    item.type === 'news' ? item.news.key : `${item.work.target.type} ${item.left}`,
  );

it('begins with what cannot wait, then what came, what is ready, and what was begun', () => {
  expect(
    listed({
      news: [confirmed('new'), expiring('late', 6), expiring('soon', 1)],
      work: [work('1'), work('2')],
      claims: [claim('1', 0), claim('2', 3)],
    }),
  ).toEqual(['soon', 'late', 'new', 'claim 0', 'claim 1']);
});

it('leaves out what the next step shows, and confirmations that were followed', () => {
  expect(listed({ news: [expiring('a', 1), confirmed('read'), confirmed('seen')], shownInvitation: 'a' })).toEqual([
    'seen',
  ]);
});

it('calls nothing ready that is not saved, or of which too little is known', () => {
  expect(listed({ work: [work('1', true), work('2')], claims: [claim('1', 3), claim('2', null)] })).toEqual([
    'claim null',
    'claim null',
  ]);
});
