import { append, moveTo, reorder, take } from '../db/ordered';
import { itemOf, owned } from '../db/ownership';
import type { ClaimList, ClaimRecord } from '../db/claims';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';
import { failField } from '../fail';

/* One's own claim, and the calls of its lists. */

interface Item {
  id: number;
  order: number;
}

interface ClaimCall {
  params: { claimId: string };
  world: World;
  account: AccountRecord;
}

export function mine({ params, world, account }: ClaimCall): ClaimRecord {
  return owned(world, 'claims', params.claimId, account);
}

/** One's own claim, about to be changed. */
export function changing(call: ClaimCall): ClaimRecord {
  const claim = mine(call);
  claim.updated_at = call.world.stamp();
  return claim;
}

interface ItemCall extends ClaimCall {
  params: { claimId: string } & Readonly<Record<string, string>>;
  body: { claim_id?: number | string; order?: number } & Readonly<Record<string, unknown>>;
}
interface ReorderCall extends ClaimCall {
  body: { positions: readonly { id: unknown; order: number }[] };
}
type ItemHandlers<Name extends string> = Record<`add${Name}` | `update${Name}`, (call: ItemCall) => unknown> &
  Record<`delete${Name}`, (call: Omit<ItemCall, 'body'>) => unknown> &
  Record<`reorder${Name}s`, (call: ReorderCall) => unknown>;

/** The four calls of a list, named after its items. A new item begins with `blank`; an order in a change moves the item. */
export function itemHandlers<Name extends string>(name: Name, list: ClaimList, blank = {}): ItemHandlers<Name> {
  const itemIn = (claim: ClaimRecord, { params }: Pick<ItemCall, 'params'>) =>
    itemOf(claim[list] as Item[], params[`${name.toLowerCase()}Id`] ?? '');
  const readItem = (claim: ClaimRecord, { body }: ItemCall) => {
    const { claim_id = claim.id, order, ...fields } = body;
    if (String(claim_id) !== String(claim.id)) {
      throw failField('claim_id', 'Der Claim stimmt nicht mit der Adresse überein.');
    }
    return { fields, order };
  };
  const handlers = {
    [`add${name}`]: (call: ItemCall) => {
      const claim = changing(call);
      const { fields } = readItem(claim, call);
      return child(claim, append(claim[list] as Item[], { id: call.world.nextChildId(), ...blank, ...fields }));
    },
    [`update${name}`]: (call: ItemCall) => {
      const claim = changing(call);
      const { fields, order } = readItem(claim, call);
      const item = Object.assign(itemIn(claim, call), fields);
      if (order !== undefined) moveTo(claim[list] as Item[], item, order);
      return child(claim, item);
    },
    [`delete${name}`]: (call: Omit<ItemCall, 'body'>) => {
      const claim = changing(call);
      take(claim[list] as Item[], itemIn(claim, call).id);
    },
    [`reorder${name}s`]: (call: ReorderCall) => reorder(changing(call)[list], call.body.positions),
  };
  // Computed names are any text to the compiler.
  return handlers as unknown as ItemHandlers<Name>;
}

/** A section's add and change calls answer the item alone. */
function child(claim: ClaimRecord, item: { id: number; order: number }) {
  return { ...item, claim_id: claim.id, updated_at: claim.updated_at };
}
