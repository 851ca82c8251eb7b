import type { Language } from '@/api/schema/languages';
import { Random } from '../db/random';
import { competenceAreas, specificCompetences } from './categories';
import { findOccupation } from './occupations';

/** Terms of a round, and how many of them belong to the occupation (A9). */
const termCount = 15;
const correctCount = 5;

export interface GameTermEntry {
  id: number;
  name: string;
  correct: boolean;
}

/** The terms of an occupation's game: always the same for one occupation, in a mixed order. */
export function gameTerms(occupationId: number, lang: Language): GameTermEntry[] {
  const areaIds = findOccupation(occupationId, lang)?.competence_areas.map(({ id }) => id) ?? [];
  const random = new Random(occupationId);
  const own = specificCompetences(areaIds[0], lang);
  const others = competenceAreas(lang)
    .filter(({ id }) => !areaIds.includes(id))
    .flatMap(({ id }) => specificCompetences(id, lang));
  const terms = [
    ...shuffled(own, random)
      .slice(0, correctCount)
      .map((term) => ({ ...term, correct: true })),
    ...shuffled(others, random)
      .slice(0, termCount - correctCount)
      .map((term) => ({ ...term, correct: false })),
  ];
  return shuffled(terms, random);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, key: random.next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}
