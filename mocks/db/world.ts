import { communityIds } from './communityRecords';
import { Random } from './random';
import type { Rows } from './records';
import { type IdType, type Row, Table } from './table';
import { stamp } from './time';

/** Different first numbers, so that an id taken for that of another table finds nothing. */
const ids: Record<keyof Rows, IdType> = {
  accounts: { first: 11 },
  sessions: 'given',
  images: { first: 901 },
  profiles: { first: 41 },
  experience: { first: 501 },
  education: 'uuid',
  claims: { first: 301 },
  longAnswers: { first: 1201 },
  invitations: { first: 701 },
  verifications: { first: 2001 },
  socialCodes: 'given',
  ...communityIds,
};

const firstChildId = 5001;

type Tables = { [T in keyof Rows]: Table<Rows[T] & Row> };

/** The whole world as JSON, as it is kept in the browser and exported. */
export interface Snapshot {
  version: number;
  random: number;
  lastChildId: number;
  tables: Record<string, { count: number; rows: Row[] }>;
}

/** To be raised when rows change their shape: an older snapshot is then thrown away. */
const snapshotVersion = 1;

/** The mock server's database, clock and randomness. Handlers change its rows in place. */
export class World {
  readonly random: Random;
  /** Milliseconds by which the world's clock is ahead of the machine's. */
  clockShift = 0;
  /** Where pictures are served from; '' presents them as `data:` addresses. */
  mediaBase = '';
  /** Origin of the app that asks, for addresses that lead into it; follows the requests. */
  appOrigin = 'http://localhost';
  /** Called after every changing call. */
  onChange: (() => void) | null = null;
  readonly #tables: Tables;
  #lastChildId = firstChildId;

  constructor(seed = 17_697) {
    this.random = new Random(seed);
    const makers = Object.entries(ids).map(([name, kind]) => [name, new Table(this.#maker(name, kind))]);
    this.#tables = Object.fromEntries(makers) as Tables;
  }

  table<T extends keyof Rows>(name: T): Table<Rows[T] & Row> {
    return this.#tables[name];
  }

  now(): Date {
    return new Date(Date.now() + this.clockShift);
  }

  /** The current time as the server writes it. */
  stamp(): string {
    return stamp(this.now());
  }

  /** Id of a row that lives inside another: a tip, a story, a contact. */
  nextChildId(): number {
    this.#lastChildId += 1;
    return this.#lastChildId;
  }

  changed(): void {
    this.onChange?.();
  }

  snapshot(): Snapshot {
    const tables = Object.entries(this.#tables).map(([name, table]) => [name, (table as Table<Row>).dump()]);
    return {
      version: snapshotVersion,
      random: this.random.state,
      lastChildId: this.#lastChildId,
      // A copy, so that later changes leave the snapshot alone.
      tables: structuredClone(Object.fromEntries(tables) as Snapshot['tables']),
    };
  }

  /** Takes over a snapshot; false, and no change, for one of another version or with other tables. */
  restore(snapshot: Snapshot): boolean {
    const complete = Object.keys(this.#tables).every((name) => name in snapshot.tables);
    if (snapshot.version !== snapshotVersion || !complete) return false;
    this.random.state = snapshot.random;
    this.#lastChildId = snapshot.lastChildId;
    const copies = structuredClone(snapshot.tables);
    for (const [name, table] of Object.entries(this.#tables)) {
      (table as Table<Row>).load(copies[name] ?? { count: 0, rows: [] });
    }
    return true;
  }

  #maker(name: string, kind: IdType): (count: number) => number | string {
    if (kind === 'uuid') return () => this.random.uuid();
    if (kind !== 'given') return (count) => kind.first + count - 1;
    return () => {
      throw new Error(`rows of ${name} bring their own id`);
    };
  }
}
