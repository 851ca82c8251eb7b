import type { ApiFailure } from '@/api/client/failure';

/** `connectFailure`: the entry is saved, but not yet connected with the open profile (quality T30). */
export type AddResult = { failure: ApiFailure } | { id: string; connectFailure: ApiFailure | null };

/** A list that was read earlier may lack entries of the open profile. */
export function withConnected<T extends { id: string }>(all: readonly T[], connected: readonly T[]): T[] {
  const ids = new Set(all.map(({ id }) => id));
  return [...all, ...connected.filter(({ id }) => !ids.has(id))];
}

interface PeriodWords {
  /** Null for what is no day or month, which is shown as delivered. */
  month: (day: string) => string | null;
  between: (start: string, end: string) => string;
  since: (start: string) => string;
  until: (end: string) => string;
}

/** Without an end it goes on (D-27); '' without any date. */
export function periodText(start: string, end: string, { month, between, since, until }: PeriodWords): string {
  const [from, to] = [month(start) ?? start, month(end) ?? end];
  if (from && to) return between(from, to);
  if (from) return since(from);
  return to && until(to);
}
