import type { RawRuleOf, MongoAbility } from '@casl/ability';

/** Components ask the ability and never compare roles (AUT-16). */
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

/** The rules of every signed-in user (AUT-08). */
export const manageAll: AbilityRule[] = [{ action: 'manage', subject: 'all' }];

const isText = (value: unknown) => typeof value === 'string';
const isTextOrTexts = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText));
const isAbsentOr = (check: (value: unknown) => boolean) => (value: unknown) => value === undefined || check(value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const ruleFields: Record<string, (value: unknown) => boolean> = {
  action: isTextOrTexts,
  subject: isAbsentOr(isTextOrTexts),
  conditions: isAbsentOr(isObject),
  fields: isAbsentOr(isTextOrTexts),
  inverted: isAbsentOr((value) => typeof value === 'boolean'),
};

/** One invalid rule makes the set invalid (AUT-16, quality T23). Checked by hand: no schema library is loaded. */
export function isRuleSet(value: unknown): value is AbilityRule[] {
  return (
    Array.isArray(value) &&
    value.every(
      (rule: unknown) =>
        isObject(rule) &&
        Object.entries(ruleFields).every(([field, check]) => check((rule as Record<string, unknown>)[field])),
    )
  );
}
