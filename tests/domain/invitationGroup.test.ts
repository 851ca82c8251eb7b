import { describe, expect, it } from 'vitest';
import {
  groupOfStarter,
  invitationGroups,
  peopleOfGroup,
  starterOfGroup,
  type InvitationGroup,
} from '@/domain/invitationGroup';

const now = Date.parse('2026-06-15T10:00:00Z');
const person = (id: string, facts: Partial<{ accepted: boolean; expired_at: string; status: string }> = {}) => ({
  id,
  firstname: id,
  lastname: 'Muster',
  accepted: false,
  expired_at: '2026-06-30',
  ...facts,
});

describe('the people of a group (D-74)', () => {
  const general = { ...person('everybody'), firstname: '', lastname: '' };
  const people = [
    person('expired', { expired_at: '2026-06-01' }),
    person('asked'),
    person('confirmed', { accepted: true }),
    person('alsoConfirmed', { status: 'checked' }),
    person('elsewhere'),
    person('nowhere'),
    general,
  ];
  const groups: Record<string, InvitationGroup> = {
    expired: 'colleagues',
    asked: 'colleagues',
    confirmed: 'colleagues',
    alsoConfirmed: 'colleagues',
    elsewhere: 'family',
    everybody: 'colleagues',
  };
  const found = peopleOfGroup(people, 'colleagues', (id) => groups[id] ?? null, now);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

  it('are those who confirmed and those who are asked, the open ones first', () => {
    expect(ids(found.confirmed)).toEqual(['confirmed', 'alsoConfirmed']);
    expect(ids(found.asked)).toEqual(['asked', 'expired']);
  });

  it('stand apart from those in no group; an invitation without a name is for no person', () => {
    expect(ids(found.ungrouped)).toEqual(['nowhere']);
  });
});

it('has a starter for each group, and the one about a project says nothing of it', () => {
  for (const group of invitationGroups) {
    const starter = starterOfGroup(group);
    expect(starter && groupOfStarter(starter)).toBe(group);
  }
  expect(groupOfStarter('project')).toBeNull();
});
