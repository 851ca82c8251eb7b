import type { Language } from '@/api/schema/languages';
import { type Bilingual, bilingual, bilingualList, type NamedEntry, searchByName } from './bilingual';
import { findDiscipline } from './disciplines';
import { fieldRows, generalCompetences } from './fields';

/** A category of the start page with the subject categories below it. */
export interface CategoryEntry extends NamedEntry {
  children: NamedEntry[];
}

interface Text {
  id: number;
  text: Bilingual;
}

interface Field {
  key: string;
  area: Text;
  category: Text;
  subjects: Text[];
  competences: Text[];
}

const firstIds = { area: 1, category: 101, subject: 1001, competence: 3001, general: 3901 };

const withIds = (first: number, texts: string): Text[] =>
  bilingualList(texts).map((text, index) => ({ id: first + index, text }));

const fields: Field[] = fieldRows.map(({ key, area, category, subjects, competences }, index) => ({
  key,
  area: { id: firstIds.area + index, text: bilingual(area) },
  category: { id: firstIds.category + index, text: bilingual(category) },
  subjects: withIds(firstIds.subject + index * 10, subjects),
  competences: withIds(firstIds.competence + index * 20, competences),
}));
const general = withIds(firstIds.general, generalCompetences);

const allSubjects = fields.flatMap(({ subjects }) => subjects);
const allCompetences = [...fields.flatMap(({ competences }) => competences), ...general];

type AnyId = number | string | null | undefined;

const named = ({ id, text }: Text, lang: Language): NamedEntry => ({ id, name: text[lang] });

function pick(items: readonly Text[], id: AnyId, lang: Language): NamedEntry | undefined {
  const found = items.find((item) => String(item.id) === String(id));
  return found && named(found, lang);
}

/** The id of the competence area with the key of a row in `fields.ts`. */
export function areaIdOf(key: string): number {
  const field = fields.find((candidate) => candidate.key === key);
  if (!field) throw new Error(`no field of work ${key}`);
  return field.area.id;
}

export function competenceAreas(lang: Language): NamedEntry[] {
  return fields.map(({ area }) => named(area, lang));
}

/** A competence area, also by the category of the start page that stands for it (D-61). */
export function findArea(id: AnyId, lang: Language): NamedEntry | undefined {
  return pick(
    fields.flatMap(({ area, category }) => [area, category]),
    id,
    lang,
  );
}

/** Every category that claims, posts and profiles may carry. */
export function categories(lang: Language): CategoryEntry[] {
  return fields.map(({ category, subjects }) => ({
    ...named(category, lang),
    children: subjects.map((subject) => named(subject, lang)),
  }));
}

export function findCategory(id: AnyId, lang: Language): NamedEntry | undefined {
  return pick(
    fields.map(({ category }) => category),
    id,
    lang,
  );
}

/** The category of the start page that stands for a competence area. */
export function categoryOfArea(areaId: AnyId, lang: Language): NamedEntry | undefined {
  const field = fieldOf(areaId);
  return field && named(field.category, lang);
}

/** The subject categories of a competence area, of which a profile takes one as its competence. */
export function subjectCategories(areaId: AnyId, lang: Language): NamedEntry[] {
  return fieldOf(areaId)?.subjects.map((subject) => named(subject, lang)) ?? [];
}

/** The possible competence of a profile: a subject category, or a discipline (D-61). */
export function findSubjectCategory(id: AnyId, lang: Language): NamedEntry | undefined {
  const discipline = findDiscipline(id, lang);
  return pick(allSubjects, id, lang) ?? (discipline && { id: discipline.id, name: discipline.name });
}

/** The competences that a profile of an area may add, the general ones included. */
export function competencesOfArea(areaId: AnyId, lang: Language): NamedEntry[] {
  return [...(fieldOf(areaId)?.competences ?? []), ...general].map((competence) => named(competence, lang));
}

/** The competences of an area without the general ones. */
export function specificCompetences(areaId: AnyId, lang: Language): NamedEntry[] {
  return fieldOf(areaId)?.competences.map((competence) => named(competence, lang)) ?? [];
}

/** Finds competences by name: those of the area first, then those of the others. */
export function searchCompetences(areaId: AnyId, search: string, lang: Language): NamedEntry[] {
  const own = competencesOfArea(areaId, lang);
  const ownIds = new Set(own.map(({ id }) => id));
  const others = allCompetences.filter(({ id }) => !ownIds.has(id)).map((competence) => named(competence, lang));
  return [...searchByName(own, search), ...searchByName(others, search)];
}

export function findCompetence(id: AnyId, lang: Language): NamedEntry | undefined {
  return pick(allCompetences, id, lang);
}

function fieldOf(areaId: AnyId): Field | undefined {
  return fields.find(({ area, category }) => [area.id, category.id].some((id) => String(id) === String(areaId)));
}
