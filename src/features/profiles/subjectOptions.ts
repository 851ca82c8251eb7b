import type { Category } from '@/api/schema/entities';
import { sharedWords } from '@/domain/searchableParts';
import type { SelectOption } from '@/ui/form/SelectField';

/** The subjects below their categories; a category without subjects is one itself. */
export function subjectsOf(categories: readonly Category[]): SelectOption[] {
  return categories.flatMap(({ id, name, children }) =>
    children.length === 0
      ? [{ value: id, label: name }]
      : children.map((child) => ({ value: child.id, label: child.name, group: name })),
  );
}

/** Whether categories come with subjects; otherwise a subject is searched among the disciplines (D-61). */
export function haveSubjects(categories: readonly Category[]): boolean {
  return categories.some(({ children }) => children.length > 0);
}

/**
 * The categories with that of a field of work first: the field itself, or the one whose name has most words in common
 * with it. The specification names no connection between the two.
 */
export function sortByArea(
  categories: readonly Category[],
  area: { id: string; name: string } | undefined,
): Category[] {
  if (!area) return [...categories];
  const nearness = ({ id, name }: Category) => (id === area.id ? Infinity : sharedWords(name, area.name));
  const best = Math.max(...categories.map(nearness));
  const isFirst = (category: Category) => best > 0 && nearness(category) === best;
  return [...categories.filter(isFirst), ...categories.filter((category) => !isFirst(category))];
}
