import { describe, expect, it } from 'vitest';
import { groupOfStarter, invitationGroups, invitedPeople, starterOfGroup } from '@/domain/invitationGroup';

const now = Date.parse('2026-06-15T10:00:00Z');
const person = (id: string, facts: Partial<{ accepted: boolean; expired_at: string; status: string }> = {}) => ({
  id,
  firstname: id,
  lastname: 'Muster',
  accepted: false,
  expired_at: '2026-06-30',
  ...facts,
});

describe('the people invited by name (D-74)', () => {
  const people = [
    person('expired', { expired_at: '2026-06-01' }),
    person('asked'),
    person('confirmed', { accepted: true }),
    { ...person('everybody'), firstname: '', lastname: '' },
    person('alsoConfirmed', { status: 'checked' }),
    person('alsoAsked'),
  ];

  it('are those who confirmed, then the open and the expired ones; a link without a name is for no person', () => {
    const ids = invitedPeople(people, now).map(({ id }) => id);
    expect(ids).toEqual(['confirmed', 'alsoConfirmed', 'asked', 'alsoAsked', 'expired']);
  });
});

it('has a starter for each group, and the one about a project says nothing of it', () => {
  for (const group of invitationGroups) {
    const starter = starterOfGroup(group);
    expect(starter && groupOfStarter(starter)).toBe(group);
  }
  expect(groupOfStarter('project')).toBeNull();
});
