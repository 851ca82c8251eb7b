import { describe, expect, it } from 'vitest';
import { draftKey, itemDraftKey, parseDraftKey, type DraftTarget } from '@/domain/draftKey';

/* These names stand in browsers: a draft that was kept before an update has to be found after it. */
const names: [string, DraftTarget][] = [
  ['claim-7-shortAnswer', { type: 'claim', id: '7', section: 'shortAnswer' }],
  ['claim-0f8c-abcd-question', { type: 'claim', id: '0f8c-abcd', section: 'question' }],
  ['claim-7-keywords.12-ab', { type: 'claim', id: '7', section: 'keywords', item: '12-ab' }],
  ['claim-7-longAnswers.12.images', { type: 'claim', id: '7', section: 'longAnswers', item: '12.images' }],
  ['profile-41-competence', { type: 'profile', id: '41', section: 'competence' }],
  ['profile-0f8c-ab-stories-started.9', { type: 'profile', id: '0f8c-ab', section: 'stories-started', item: '9' }],
  ['experience-new', { type: 'experience', id: 'new' }],
  ['education-0f8c-ab', { type: 'education', id: '0f8c-ab' }],
  ['experience-9.logo', { type: 'experience', id: '9', item: 'logo' }],
  ['new-profile', { type: 'new-profile' }],
  ['new-profile-9', { type: 'new-profile', id: '9' }],
  ['newClaim', { type: 'newClaim' }],
  ['post-0f8c-ab-text', { type: 'post', id: '0f8c-ab', section: 'text' }],
  ['invitations', { type: 'invitations' }],
];

describe('the key of a draft', () => {
  it.each(names)('is %s, and stands for the same form', (name, target) => {
    expect(draftKey(target)).toBe(name);
    expect(parseDraftKey(name)).toEqual(target);
  });

  it.each([
    ['import-address', { type: 'import', section: 'address' }],
    ['image-7', { type: 'image', id: '7' }],
  ] as const)('%s leads to no form of its own', (name, target) => {
    expect(draftKey(target)).toBe(name);
    expect(parseDraftKey(name)).toBeNull();
  });

  it('of an item stands below that of its list', () => {
    expect(itemDraftKey('claim-7-tips', 'new')).toBe('claim-7-tips.new');
  });
});
