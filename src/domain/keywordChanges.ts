import { positionsOf, type Position } from './listOrder';

interface SavedKeyword {
  id: string;
  title: string;
}

/** A keyword as it shall be; without an id it is new. */
export interface WantedKeyword {
  id: string | null;
  title: string;
}

/** One call towards the wanted list. */
export type KeywordStep =
  | { type: 'delete'; id: string }
  | { type: 'rename'; id: string; title: string; order: number }
  | { type: 'add'; title: string }
  | { type: 'reorder'; positions: Position[] };

/**
 * The next call that brings the saved keywords closer to the wanted ones, or null when nothing is left to do. Asked
 * again after every call with what the server then holds, so that a retry does only what is still missing (quality
 * T30): first what goes, then new names, new keywords and at last the order.
 */
export function nextKeywordStep(saved: readonly SavedKeyword[], wanted: readonly WantedKeyword[]): KeywordStep | null {
  const ids = matched(saved, wanted);
  const gone = saved.find(({ id }) => !ids.includes(id));
  if (gone) return { type: 'delete', id: gone.id };
  for (const [index, { title }] of wanted.entries()) {
    const keyword = saved.find(({ id }) => id === ids[index]);
    if (keyword && keyword.title !== title) {
      return { type: 'rename', id: keyword.id, title, order: saved.indexOf(keyword) + 1 };
    }
  }
  const missing = wanted.find((_, index) => ids[index] === null);
  if (missing) return { type: 'add', title: missing.title };
  const known = ids.filter((id) => id !== null);
  return known.some((id, place) => saved[place]?.id !== id) ? { type: 'reorder', positions: positionsOf(known) } : null;
}

/**
 * Id of each wanted keyword among the saved ones; a new one is found again by its title once it was added, and so is
 * one that has meanwhile vanished elsewhere.
 */
function matched(saved: readonly SavedKeyword[], wanted: readonly WantedKeyword[]): (string | null)[] {
  const named = new Set(wanted.map(({ id }) => id));
  const free = saved.filter(({ id }) => !named.has(id));
  return wanted.map(({ id, title }) => {
    if (id !== null && saved.some((keyword) => keyword.id === id)) return id;
    const place = free.findIndex((keyword) => isSameTitle(keyword.title, title));
    return place === -1 ? null : (free.splice(place, 1)[0]?.id ?? null);
  });
}

/** A server may well change the case of what it is given. */
function isSameTitle(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
