import { describe, expect, it } from 'vitest';
import { buildAbility } from '@/app/ability';
import { actions, isRuleSet, manageAll, subjects, type AbilityRule } from '@/domain/ability';

/*
 * Role x action x subject (AUT-16, AUT-17). Every role that signs in is given the same rule; other rule sets can come
 * from a server or from a tampered cookie, and must be read as CASL reads them.
 */

const roles = { expert: manageAll, admin: manageAll, client: manageAll, visitor: [] } satisfies Record<
  string,
  AbilityRule[]
>;

const reader: AbilityRule[] = [
  { action: 'read', subject: ['Claim', 'Post'] },
  { action: ['create', 'update'], subject: 'Claim' },
  { action: 'manage', subject: 'Image' },
  { action: 'delete', subject: 'Image', inverted: true },
];
const mayRead = (action: string, subject: string) =>
  (action === 'read' && (subject === 'Claim' || subject === 'Post')) ||
  ((action === 'create' || action === 'update') && subject === 'Claim') ||
  (subject === 'Image' && action !== 'delete');

const pairs = actions.flatMap((action) => subjects.map((subject) => [action, subject] as const));

describe('abilities', () => {
  it.each(pairs)('%s %s', (action, subject) => {
    const may = (rules: AbilityRule[]) => buildAbility(rules).can(action, subject);
    expect(Object.fromEntries(Object.entries(roles).map(([role, rules]) => [role, may(rules)]))).toEqual({
      expert: true,
      admin: true,
      client: true,
      visitor: false,
    });
    expect(may(reader)).toBe(mayRead(action, subject));
  });

  it('allow nothing where the rules were tampered with', () => {
    const odd = [[{ action: [], subject: 'Claim' }], [{ action: 'read', subject: 'Claim', fields: [] }], [null]];
    for (const rules of odd) {
      expect(buildAbility(rules as never).can('delete', 'Claim')).toBe(false);
    }
  });

  it.each([
    ['no list', 'all'],
    ['no action', [{ subject: 'all' }]],
    ['a number as action', [{ action: 1, subject: 'all' }]],
    ['null', [null]],
    ['odd conditions', [{ action: 'manage', subject: 'all', conditions: 'x' }]],
  ])('refuse stored rules with %s', (_, rules) => {
    expect(isRuleSet(rules)).toBe(false);
  });
});
