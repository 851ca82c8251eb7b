import { forbidden, notFound, failField } from '../fail';
import type { AccountRecord, Rows } from './records';
import type { Row } from './table';
import type { World } from './world';

/** Tables whose rows belong to an account. */
type OwnedTable = { [T in keyof Rows]: Rows[T] extends { account_id: number } ? T : never }[keyof Rows];

/** A row of any owner, or 404. */
export function existing<T extends keyof Rows>(world: World, table: T, id: number | string): Rows[T] & Row {
  const row = world.table(table).get(id);
  if (!row) throw notFound();
  return row;
}

/** One's own row: 404 where there is none, 403 where it belongs to somebody else. */
export function owned<T extends OwnedTable>(
  world: World,
  table: T,
  id: number | string,
  account: AccountRecord,
): Rows[T] & Row {
  const row = existing(world, table, id);
  if (!('account_id' in row) || row.account_id !== account.id) throw forbidden();
  return row;
}

/** An item inside a row, or 404. */
export function itemOf<I extends Row>(items: readonly I[], id: number | string): I {
  const item = items.find((candidate) => String(candidate.id) === String(id));
  if (!item) throw notFound();
  return item;
}

/** One's own profile, named in a body by its id; 422 for any other. */
export function chosenProfile(world: World, account: AccountRecord, id: number | string): Rows['profiles'] {
  const profile = world.table('profiles').get(id);
  if (!profile || profile.account_id !== account.id) {
    throw failField('competence_profile_id', 'Dieses Kompetenzprofil gibt es nicht.');
  }
  return profile;
}
