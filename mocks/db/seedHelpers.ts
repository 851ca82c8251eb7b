import { areaIdOf, categoryOfArea, findCompetence, searchCompetences, subjectCategories } from '../data/categories';
import { allDisciplines } from '../data/disciplines';
import { occupationIdOf } from '../data/occupations';

/* The seed names things as people do: ids are looked up once, since the world is seeded before every test. */

const known = new Map<string, number | string>();

function remembered(key: string, find: () => number | string | undefined): number | string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const id = find();
  if (id === undefined) throw new Error(`the seed names an unknown ${key}`);
  known.set(key, id);
  return id;
}

export function occupationId(name: string): number | string {
  return remembered(`occupation ${name}`, () => occupationIdOf(name));
}

export function disciplineIds(...names: string[]): (number | string)[] {
  return names.map((name) =>
    remembered(`discipline ${name}`, () => allDisciplines('de').find((entry) => entry.name === name)?.id),
  );
}

/** Ids of a field of work (`fields.ts`), of its category and of one of its subjects. */
export function fieldIds(field: string, subject: string) {
  const area = areaIdOf(field);
  return {
    competence_area_id: area,
    subject_category_id: remembered(
      `subject ${field} ${subject}`,
      () => subjectCategories(area, 'de').find(({ name }) => name === subject)?.id,
    ),
    category_ids: [categoryId(field)],
  };
}

export function categoryId(field: string): number | string {
  return remembered(`category of ${field}`, () => categoryOfArea(areaIdOf(field), 'de')?.id);
}

export function competenceIds(field: string, ...names: string[]): (number | string)[] {
  return names.map((name) =>
    remembered(
      `competence ${name}`,
      () =>
        searchCompetences(areaIdOf(field), name, 'de').find(({ id }) => findCompetence(id, 'de')?.name === name)?.id,
    ),
  );
}
