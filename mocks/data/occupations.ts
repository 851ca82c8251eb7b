import type { Language } from '@/api/schema/languages';
import { foldSearch, type NamedEntry, searchRank } from './bilingual';
import { areaIdOf, findArea } from './categories';
import { type Composed, composeOccupations, composePlainOccupations } from './occupationComposition';

/** An occupation with the fields of work it can be practised in, its own first. */
export interface OccupationEntry extends NamedEntry {
  competence_areas: NamedEntry[];
}

const firstId = 100_001;

/** At most `limit`, plain ones first; among them those that begin with the search, then those with such a word. */
export function searchOccupations(search: string, lang: Language, limit = 50): OccupationEntry[] {
  if (search.trim() === '') return [];
  const searches = foldSearch(search);
  const found: [plain: number[][], composed: number[][]] = [
    [[], [], []],
    [[], [], []],
  ];
  composeOccupations().forEach((composed, at) => {
    const rank = searchRank(textOf(composed, 'folded', lang), searches);
    if (rank !== null) found[composed.isPlain ? 0 : 1][rank]?.push(at);
  });
  return found
    .flat(2)
    .slice(0, limit)
    .flatMap((at) => entryAt(at, lang) ?? []);
}

export function findOccupation(id: number | string | null | undefined, lang: Language): OccupationEntry | undefined {
  return entryAt(Number(id ?? 0) - firstId, lang);
}

/** The id of the plain occupation with this German name, in either form, for seeding. */
export function occupationIdOf(german: string): number {
  const at = composePlainOccupations().findIndex(({ head }) => head.shown.de.split(' / ').includes(german));
  if (at === -1) throw new Error(`no occupation ${german}`);
  return firstId + at;
}

export function allOccupations(lang: Language): NamedEntry[] {
  return composeOccupations().map((composed, at) => ({ id: firstId + at, name: textOf(composed, 'shown', lang) }));
}

function entryAt(at: number, lang: Language): OccupationEntry | undefined {
  // The plain ones come first: naming one of them does not take the whole catalogue.
  const composed = composePlainOccupations()[at] ?? composeOccupations()[at];
  if (!composed) return undefined;
  const areas = composed.family.fields.flatMap((key) => findArea(areaIdOf(key), lang) ?? []);
  return { id: firstId + at, name: textOf(composed, 'shown', lang), competence_areas: areas };
}

function textOf({ head, between, tail }: Composed, as: 'shown' | 'folded', lang: Language): string {
  return tail ? head[as][lang] + between + tail[as][lang] : head[as][lang];
}
