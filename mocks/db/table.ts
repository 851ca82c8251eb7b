/** A row of the mock database. */
export interface Row {
  id: number | string;
}

/** A row that is to be added. */
export type New<R> = Omit<R, 'id'>;

/** One table: rows by id, in the order in which they were added. Rows are plain objects and changed in place. */
export class Table<R extends Row> {
  readonly #rows = new Map<string, R>();
  readonly #makeId: (count: number) => R['id'];
  #count = 0;

  constructor(makeId: (count: number) => R['id']) {
    this.#makeId = makeId;
  }

  add(row: Omit<R, 'id'> & { id?: R['id'] }): R {
    this.#count += 1;
    const added = { ...row, id: row.id ?? this.#makeId(this.#count) } as R;
    this.#rows.set(String(added.id), added);
    return added;
  }

  /** Ids compare as text, since path and body deliver them differently. */
  get(id: number | string | null | undefined): R | undefined {
    return id === null || id === undefined ? undefined : this.#rows.get(String(id));
  }

  find(matches: (row: R) => boolean): R | undefined {
    return this.all().find(matches);
  }

  where(matches: (row: R) => boolean): R[] {
    return this.all().filter(matches);
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  remove(id: number | string): void {
    this.#rows.delete(String(id));
  }

  dump(): { count: number; rows: R[] } {
    return { count: this.#count, rows: this.all() };
  }

  load({ count, rows }: { count: number; rows: readonly R[] }): void {
    this.#count = count;
    this.#rows.clear();
    for (const row of rows) this.#rows.set(String(row.id), row);
  }
}

/** Numbers counted up from `first`, uuids, or ids that every added row brings along. */
export type IdType = { first: number } | 'uuid' | 'given';
