import { createMongoAbility } from '@casl/ability';
import type { AbilityRule, AppAbility } from '@/domain/ability';

const known = new WeakMap<AbilityRule[], AppAbility>();

/** A tampered rule set that CASL refuses allows nothing (quality, section 1.1). */
export function buildAbility(rules: AbilityRule[]): AppAbility {
  const cached = known.get(rules);
  if (cached) return cached;
  let ability: AppAbility;
  try {
    ability = createMongoAbility<AppAbility>(rules);
  } catch {
    ability = createMongoAbility<AppAbility>([]);
  }
  known.set(rules, ability);
  return ability;
}
