import { getById } from './idRecord';

type Container = Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** Every part that is the same as before is the former object, so that nothing is rendered for it (performance S7). */
export function shareStructure<T>(before: unknown, after: T): T;
export function shareStructure(before: unknown, after: unknown): unknown {
  if (before === after || !isContainer(before) || !isContainer(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const values = keys.map((key) => shareStructure(getById(before, key), after[key]));
  const isSame = keys.every((key, index) => Object.hasOwn(before, key) && before[key] === values[index]);
  if (isSame && keys.length === Object.keys(before).length) return before;
  if (Array.isArray(after)) return values;
  // A record by ids has no prototype (`emptyById`).
  const result: unknown = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
  return Object.setPrototypeOf(result, Object.getPrototypeOf(after) as object | null) as unknown;
}
