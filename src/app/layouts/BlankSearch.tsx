import { AbilityProvider } from '@casl/react';
import { useAppSelector } from '@/store/hooks';
import { selectRules } from '@/store/session';
import { SearchDialogs } from '@/features/search/SearchDialogs';
import { buildAbility } from '../ability';

export function BlankSearch() {
  const rules = useAppSelector(selectRules);
  // Nothing else on such a page asks what the user may do.
  const ability = buildAbility(rules);
  return (
    <AbilityProvider value={ability}>
      <SearchDialogs />
    </AbilityProvider>
  );
}
