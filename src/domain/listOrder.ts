/** Counted from 1 (D-35). */
export interface Position {
  id: string;
  order: number;
}

export function positionsOf(ids: readonly string[]): Position[] {
  return ids.map((id, index) => ({ id, order: index + 1 }));
}

/** Items that were added elsewhere come last; what is gone is left out. */
export function positionsOfSaved(wanted: readonly Position[], saved: readonly { id: string }[]): Position[] {
  const savedIds = saved.map(({ id }) => id);
  const order = wanted.map(({ id }) => id).filter((id) => savedIds.includes(id));
  return positionsOf([...order, ...savedIds.filter((id) => !order.includes(id))]);
}

/** Places outside the list change nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
