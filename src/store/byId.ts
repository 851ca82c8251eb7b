/*
 * Ids come from the address bar and may be any text, also the name of something every object inherits: in a plain
 * object `constructor` would be found, and an entry written under `__proto__` would be lost.
 */

/** An empty record whose entries are kept and found under any id. */
export function emptyById<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

/** The entry of an id in a record made elsewhere, as in an entity adapter's `entities`. */
export function getById<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
