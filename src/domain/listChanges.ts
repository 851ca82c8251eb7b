import { positionsOf, type Position } from './listOrder';

interface Identified {
  id: string;
}

/** Without an id it is new. */
export type WantedItem<Values> = Values & { id: string | null };

export type ListStep<Values> =
  | { type: 'delete'; id: string }
  | { type: 'update'; id: string; values: Values; order: number }
  | { type: 'add'; values: Values }
  | { type: 'reorder'; positions: Position[] };

/**
 * The next call towards the wanted items, null when done. Used again after every call with what the server then holds,
 * so that a retry does only what is missing (quality T30): deletions, changes, additions, at last the order.
 * @param isSame recognises an item that was sent without an id
 * @param comparable what of an item counts as a change, if not all
 * @param seen ids of the saved items that the user has seen: no other is deleted; all by default
 */
export function nextListStep<Values extends object>(
  saved: readonly (Values & Identified)[],
  wanted: readonly WantedItem<Values>[],
  isSame: (a: Values, b: Values) => boolean,
  comparable: (values: Values) => object = (values) => values,
  seen?: Pick<ReadonlySet<string>, 'has'>,
): ListStep<Values> | null {
  const ids = matchedIds(saved, wanted, isSame);
  const others = saved.filter(({ id }) => !ids.includes(id));
  const gone = others.find(({ id }) => !seen || seen.has(id));
  if (gone) return { type: 'delete', id: gone.id };
  for (const [index, item] of wanted.entries()) {
    const match = saved.find(({ id }) => id === ids[index]);
    if (match && hasOtherValues(comparable(valuesOf(match)), comparable(valuesOf(item)))) {
      return { type: 'update', id: match.id, values: valuesOf(item), order: saved.indexOf(match) + 1 };
    }
  }
  const missing = wanted.find((_, index) => ids[index] === null);
  if (missing) return { type: 'add', values: valuesOf(missing) };
  const matched = ids.filter((id) => id !== null);
  const ordered = saved.filter(({ id }) => matched.includes(id));
  return matched.some((id, index) => ordered[index]?.id !== id)
    ? { type: 'reorder', positions: positionsOf([...matched, ...others.map(({ id }) => id)]) }
    : null;
}

/** A new item is found again once it was added, and so is one that has vanished elsewhere; else null. */
export function matchedIds<Values extends object>(
  saved: readonly (Values & Identified)[],
  wanted: readonly WantedItem<Values>[],
  isSame: (a: Values, b: Values) => boolean,
): (string | null)[] {
  const named = new Set(wanted.map(({ id }) => id));
  const free = saved.filter(({ id }) => !named.has(id));
  return wanted.map((item) => {
    if (item.id !== null && saved.some(({ id }) => id === item.id)) return item.id;
    const index = free.findIndex((candidate) => isSame(candidate, valuesOf(item)));
    return index === -1 ? null : (free.splice(index, 1)[0]?.id ?? null);
  });
}

function valuesOf<Values extends object>(item: Values & { id: string | null }): Values {
  return Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'id')) as Values;
}

function hasOtherValues(current: object, wanted: object): boolean {
  return Object.entries(wanted).some(
    ([name, value]) => comparable((current as Record<string, unknown>)[name]) !== comparable(value),
  );
}

/** A server may trim what it saves. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;
}
