/** Place of an item in its list as it is sent to the server: counted from 1 (D-35). */
export interface Position {
  id: string;
  order: number;
}

/** The full list of places of items in this order. */
export function positionsOf(ids: readonly string[]): Position[] {
  return ids.map((id, index) => ({ id, order: index + 1 }));
}

/** A place for every item that is saved: those that were added elsewhere come last; what is gone has none. */
export function positionsOfSaved(wanted: readonly Position[], saved: readonly { id: string }[]): Position[] {
  const savedIds = saved.map(({ id }) => id);
  const order = wanted.map(({ id }) => id).filter((id) => savedIds.includes(id));
  return positionsOf([...order, ...savedIds.filter((id) => !order.includes(id))]);
}

/** The list with the item of one place moved to another; places outside the list change nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
