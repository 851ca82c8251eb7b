import { profileTitles } from '@/api/endpoints/profiles';
import type { SelectOption } from '@/ui/form/options';
import { useProfileTitle } from '@/ui/text/useProfileTitle';

/** The five titles to choose from; a present one that we do not know stays choosable (D-22). */
export function useTitleOptions(present: string, gender: string | undefined): SelectOption[] {
  const titleOf = useProfileTitle();
  const titles = new Set<string>(profileTitles);
  if (present !== '') titles.add(present);
  return [...titles].map((value) => ({ value, label: titleOf(value, gender) }));
}
