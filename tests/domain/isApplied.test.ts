import { describe, expect, it } from 'vitest';
import { claims } from '@/api/endpoints/claims';
import { education } from '@/api/endpoints/education';
import { experience } from '@/api/endpoints/experience';
import { isAppliedToEntity, isAppliedToList } from '@/domain/isApplied';

const tips = [
  { id: '1', title: 'Morgens', text: 'Früh', link: '', order: 1 },
  { id: '2', title: 'Abends', text: 'Spät', link: '', order: 2 },
];
const evening = { title: 'Abends', text: 'Spät', link: '' };

describe('a write to a list shows in it', () => {
  it('when an item holds what was posted, wherever it stands', () => {
    const args = (body: object) => ({ params: { claimId: '7' }, body });
    expect(isAppliedToList(claims.addTip, tips, args({ ...evening, order: 1 }))).toBe(true);
    expect(isAppliedToList(claims.addTip, tips, args({ ...evening, text: 'Später' }))).toBe(false);
  });

  it('without regard to an id in the body that stands in the path as well', () => {
    const essentials = [{ id: '3', text: 'Zuhören' }];
    const args = { params: { claimId: '7' }, body: { claim_id: '7', text: 'Zuhören' } };
    expect(isAppliedToList(claims.addEssential, essentials, args)).toBe(true);
  });

  it('when the changed item itself holds it, not another one', () => {
    const args = (tipId: string) => ({ params: { claimId: '7', tipId }, body: evening });
    expect(isAppliedToList(claims.updateTip, tips, args('2'))).toBe(true);
    expect(isAppliedToList(claims.updateTip, tips, args('1'))).toBe(false);
    const entries = [{ id: '2', city: 'Bonn' }];
    expect(
      isAppliedToList(education.updateEducation, entries, { params: { educationId: '1' }, body: { city: 'Bonn' } }),
    ).toBe(false);
  });

  it('when the entry that the body names holds it', () => {
    const entries = [
      { id: '1', job_title: 'Leitung' },
      { id: '2', job_title: 'Beratung' },
    ];
    const args = (id: string) => ({ body: { id, job_title: 'Beratung' } });
    expect(isAppliedToList(experience.updateExperience, entries, args('2'))).toBe(true);
    expect(isAppliedToList(experience.updateExperience, entries, args('1'))).toBe(false);
  });

  it('when what was deleted is gone', () => {
    const args = (tipId: string) => ({ params: { claimId: '7', tipId } });
    expect(isAppliedToList(claims.deleteTip, tips, args('3'))).toBe(true);
    expect(isAppliedToList(claims.deleteTip, tips, args('2'))).toBe(false);
  });

  it('when the items stand in the order that was sent', () => {
    const args = (ids: string[]) => ({
      params: { claimId: '7' },
      body: { positions: ids.map((id, index) => ({ id, order: index + 1 })) },
    });
    expect(isAppliedToList(claims.reorderTips, tips, args(['1', '2']))).toBe(true);
    expect(isAppliedToList(claims.reorderTips, tips, args(['2', '1']))).toBe(false);
  });
});

it('a write to an entity shows in it when it holds what was sent', () => {
  const claim = { topic: 'Führung', categories: [{ id: '4' }, { id: '5' }] };
  expect(isAppliedToEntity(claim, { body: { topic: ' Führung ' } })).toBe(true);
  expect(isAppliedToEntity(claim, { body: { categories: ['5', '4'] } })).toBe(true);
  expect(isAppliedToEntity(claim, { body: { categories: ['5'] } })).toBe(false);
});
