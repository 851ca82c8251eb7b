import { createMongoAbility } from '@casl/ability';
import type { AbilityRule, AppAbility } from '@/domain/ability';

const abilities = new WeakMap<AbilityRule[], AppAbility>();

/** A tampered rule set that CASL refuses allows nothing (quality, section 1.1). */
export function buildAbility(rules: AbilityRule[]): AppAbility {
  const cached = abilities.get(rules);
  if (cached) return cached;
  let ability: AppAbility;
  try {
    ability = createMongoAbility<AppAbility>(rules);
  } catch {
    ability = createMongoAbility<AppAbility>([]);
  }
  abilities.set(rules, ability);
  return ability;
}
