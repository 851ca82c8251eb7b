import type { Language } from '@/api/schema/languages';
import { type Bilingual, bilingual, bilingualList, type NamedEntry, searchByName } from './bilingual';
import { disciplineRows } from './disciplineRows';

/** A node of the tree of disciplines; `level` is 1 for the main disciplines, 3 for the specialities. */
export interface DisciplineEntry extends NamedEntry {
  parent_id: number | null;
  level: 1 | 2 | 3;
}

interface Node extends Omit<DisciplineEntry, 'name'> {
  text: Bilingual;
}

const firstId = 2001;
let nodes: Node[] | null = null;

/** Parents stand before their children. Main disciplines have ids in steps of 100, disciplines in steps of 10. */
function tree(): Node[] {
  nodes ??= disciplineRows.flatMap(({ name, disciplines }, rowIndex) => {
    const rowId = firstId + rowIndex * 100;
    const below = disciplines.flatMap(([discipline, specialities], index) => {
      const id = rowId + (index + 1) * 10;
      const leaves = bilingualList(specialities).map((text, leaf): Node => ({
        id: id + leaf + 1,
        text,
        parent_id: id,
        level: 3,
      }));
      return [{ id, text: bilingual(discipline), parent_id: rowId, level: 2 } satisfies Node, ...leaves];
    });
    return [{ id: rowId, text: bilingual(name), parent_id: null, level: 1 } satisfies Node, ...below];
  });
  return nodes;
}

const present = ({ id, text, parent_id, level }: Node, locale: Language): DisciplineEntry => ({
  id,
  name: text[locale],
  parent_id,
  level,
});

/** Disciplines of all levels by name; an empty name gives the main disciplines. */
export function searchDisciplines(name: string, locale: Language): DisciplineEntry[] {
  if (name.trim() === '') return allDisciplines(locale).filter(({ level }) => level === 1);
  return searchByName(allDisciplines(locale), name);
}

/** Everything below a discipline, children and grandchildren, narrowed by name if one is given. */
export function descendants(id: number | string, locale: Language, name = ''): DisciplineEntry[] {
  const below = new Set<number>([Number(id)]);
  const found = tree().filter((node) => {
    const isBelow = node.parent_id !== null && below.has(node.parent_id);
    if (isBelow) below.add(node.id);
    return isBelow;
  });
  const entries = found.map((node) => present(node, locale));
  return name.trim() === '' ? entries : searchByName(entries, name);
}

export function findDiscipline(id: number | string | null | undefined, locale: Language): DisciplineEntry | undefined {
  const node = tree().find((candidate) => String(candidate.id) === String(id));
  return node && present(node, locale);
}

export function allDisciplines(locale: Language): DisciplineEntry[] {
  return tree().map((node) => present(node, locale));
}
