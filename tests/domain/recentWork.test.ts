import { describe, expect, it } from 'vitest';
import { recentWork, targetOfDraft } from '@/domain/recentWork';

describe('the place of a kept draft', () => {
  it.each([
    ['claim-7-shortAnswer', { type: 'claim', id: '7', section: 'shortAnswer' }],
    ['claim-7-painPoint', { type: 'claim', id: '7', section: 'subject' }],
    ['claim-7-keywords.12-ab', { type: 'claim', id: '7', section: 'keywords' }],
    ['claim-0f8c-abcd-question', { type: 'question', id: '0f8c-abcd' }],
    ['profile-41-title', { type: 'profile', id: '41', section: 'title' }],
    ['profile-41-competence', { type: 'competence', id: '41' }],
    ['profile-41-connections-passion.new', { type: 'profile', id: '41', section: 'connections' }],
    ['profile-0f8c-ab-stories-started.9', { type: 'profile', id: '0f8c-ab', section: 'stories' }],
    ['profile-41-connections-professional_interest.new', { type: 'profile', id: '41', section: 'connections' }],
    ['newClaim', { type: 'newClaim' }],
    ['new-profile', { type: 'newProfile' }],
    ['new-profile-9', { type: 'newProfile', id: '9' }],
    ['invitation', { type: 'invitation' }],
    ['invitations', { type: 'invitation' }],
    ['experience-new', { type: 'experience', id: null }],
    ['experience-9.logo', { type: 'experience', id: '9' }],
    ['profile-41-stories-images.7', { type: 'profile', id: '41', section: 'stories' }],
    ['claim-7-shortAnswer.images', { type: 'claim', id: '7', section: 'shortAnswer' }],
    ['education-9', { type: 'education', id: '9' }],
    ['post-new-text', { type: 'post', id: null }],
    ['post-3-categories', { type: 'post', id: '3' }],
    ['claim-', null],
    ['constructor', null],
    ['login', null],
  ])('of %s', (name, place) => {
    expect(targetOfDraft(name)).toEqual(place);
  });
});

describe('recent work', () => {
  const draft = { id: '7', status: 'draft', updated_at: '2026-11-20T10:00:00.000000Z' };
  const early = Date.parse('2026-11-19T10:00:00Z');
  const late = Date.parse('2026-11-21T10:00:00Z');

  it('holds draft claims and kept drafts, the latest first', () => {
    const work = recentWork(
      [
        { name: 'newClaim', at: late },
        { name: 'profile-1-title', at: early },
      ],
      [draft],
      [],
    );
    expect(work.map(({ target: place, unsaved }) => [place.type, unsaved])).toEqual([
      ['newClaim', true],
      ['claim', false],
      ['profile', true],
    ]);
  });

  it('names a place once, with the later time and what is unsaved', () => {
    const drafts = [
      { name: 'claim-7-topic', at: late },
      { name: 'claim-7-shortAnswer', at: early },
    ];
    expect(recentWork(drafts, [draft], [])).toEqual([
      { target: { type: 'claim', id: '7', section: 'subject' }, at: late, unsaved: true },
    ]);
  });

  it('leaves out what is finished, and forms that lead nowhere', () => {
    expect(recentWork([{ name: 'login', at: late }], [{ ...draft, status: 'published' }], [])).toEqual([]);
  });

  it('puts a draft without a readable time at the end', () => {
    const work = recentWork([{ name: 'newClaim', at: early }], [{ ...draft, updated_at: '' }], []);
    expect(work.map(({ at }) => at)).toEqual([early, null]);
  });

  it('knows posts that are not published, the typed text of one with its time', () => {
    const posts = [
      { id: '3', published: false },
      { id: '4', published: false },
      { id: '5', published: true },
    ];
    expect(recentWork([{ name: 'post-4-text', at: late }], [], posts)).toEqual([
      { target: { type: 'post', id: '4' }, at: late, unsaved: true },
      { target: { type: 'post', id: '3' }, at: null, unsaved: false },
    ]);
  });
});
