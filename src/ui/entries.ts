import type { ApiFailure } from '@/api/failure';

/** How adding an entry ended: not at all, or saved and connected with the open profile or not yet (quality T30). */
export type Added = { failure: ApiFailure } | { id: string; connected: boolean };

interface Identified {
  id: string;
}

/** All of one's entries, with those of the open profile that a list read earlier does not know yet. */
export function withConnected<T extends Identified>(all: readonly T[], connected: readonly T[]): T[] {
  const known = new Set(all.map(({ id }) => id));
  return [...all, ...connected.filter(({ id }) => !known.has(id))];
}
