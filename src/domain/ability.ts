import type { RawRuleOf, MongoAbility } from '@casl/ability';
import { z } from '@/api/zod';

/** What may be done, and to what. Components ask the ability and never compare roles (AUT-16). */
export const actions = ['manage', 'create', 'read', 'update', 'delete', 'publish', 'verify'] as const;
export const subjects = [
  'all',
  'Dashboard',
  'AccessControl',
  'Account',
  'CompetenceProfile',
  'Claim',
  'Endorsement',
  'Post',
  'Product',
  'Plan',
  'Image',
  'Recommendation',
  'Support',
  'Monetization',
  'ReleaseLog',
] as const;

export type AbilityAction = (typeof actions)[number];
export type AbilitySubject = (typeof subjects)[number];
export type AppAbility = MongoAbility<[AbilityAction, AbilitySubject]>;
export type AbilityRule = RawRuleOf<AppAbility>;

/** What every signed-in user is given (AUT-08). */
export const manageAll: AbilityRule[] = [{ action: 'manage', subject: 'all' }];

const OneOrMany = z.union([z.string(), z.array(z.string())]);

/** Stored rules: action, subject, optional conditions and fields. Anything else is no rule set at all. */
export const StoredRules = z.array(
  z.object({
    action: OneOrMany,
    subject: OneOrMany.optional(),
    conditions: z.record(z.string(), z.unknown()).optional(),
    fields: OneOrMany.optional(),
    inverted: z.boolean().optional(),
  }),
);
