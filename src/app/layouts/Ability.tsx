import { AbilityProvider } from '@casl/react';
import type { ReactNode } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectRules } from '@/store/session';
import { buildAbility } from '../ability';

/** A new ability object for every rule set: consumers would not notice a changed one. Only pages with a menu ask. */
export function Ability({ children }: { children: ReactNode }) {
  return <AbilityProvider value={buildAbility(useAppSelector(selectRules))}>{children}</AbilityProvider>;
}
