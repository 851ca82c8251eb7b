import { profileTitles } from '@/api/endpoints/profiles';
import type { Category, Named } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { relatedCategories } from '@/domain/relatedCategories';
import { sharedWords } from '@/domain/searchTerms';
import type { SelectOption } from '@/ui/form/options';
import { useProfileTitle } from '@/ui/text/useProfileTitle';

/** Grouped by category: that of the area first, then those near the occupation. A category without subjects is one. */
export function subjectsOf(
  categories: readonly Category[],
  { area, occupation = '' }: { area: Named | null | undefined; occupation: string | undefined },
  locale: Language,
): SelectOption[] {
  return sortByArea(sortByOccupation(categories, occupation, locale), area).flatMap((category) =>
    (category.children.length === 0 ? [category] : sortByName(category.children, locale)).map(({ id, name }) => ({
      value: id,
      label: name,
      group: category.name,
    })),
  );
}

/** Otherwise a subject is searched for among the disciplines (D-61). */
export function haveSubjects(categories: readonly Category[]): boolean {
  return categories.some(({ children }) => children.length > 0);
}

/** Empty where no name is near to the occupation, or no occupation is known. */
export function likelyCategories(categories: readonly Category[], occupation: string): Category[] {
  return relatedCategories(categories, { competence: '', texts: [occupation] });
}

/** The categories with those near to an occupation first, the others by name. */
export function sortByOccupation(categories: readonly Category[], occupation: string, locale: Language): Category[] {
  const likely = likelyCategories(categories, occupation);
  return [
    ...likely,
    ...sortByName(
      categories.filter((category) => !likely.includes(category)),
      locale,
    ),
  ];
}

/** First the area itself, or the category with most words in common: the specification does not connect the two. */
function sortByArea(categories: readonly Category[], area: Named | null | undefined): Category[] {
  if (!area) return [...categories];
  const nearness = ({ id, name }: Category) => (id === area.id ? Infinity : sharedWords(name, area.name));
  const best = Math.max(...categories.map(nearness));
  const isFirst = (category: Category) => best > 0 && nearness(category) === best;
  return [...categories.filter(isFirst), ...categories.filter((category) => !isFirst(category))];
}

function sortByName<Item extends { name: string }>(items: readonly Item[], locale: Language): Item[] {
  return items.toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** The five titles to choose from; a present one that we do not know stays choosable (D-22). */
export function useTitleOptions(present: string, gender: string | undefined): SelectOption[] {
  const titleOf = useProfileTitle();
  const titles = new Set<string>(profileTitles);
  if (present !== '') titles.add(present);
  return [...titles].map((value) => ({ value, label: titleOf(value, gender) }));
}
