import { claims } from '@/api/endpoints/claims';
import type { Position } from '@/domain/listOrder';
import type { CallThunk } from '@/store/callResult';
import { claimWrite } from './claimsSlice';

/* Deletions are sent after the undo time, when the list may be closed: their failure becomes a notice. */

export interface ItemWrites<Item> {
  add: (values: Item) => CallThunk;
  /** `order` counts from 1. */
  update: (id: string, values: Item, order: number) => CallThunk;
  remove: (id: string) => CallThunk;
  reorder: (positions: Position[]) => CallThunk;
}

/** The calls of all lists have the shape of those of the tips. */
type Group = typeof claims;
/** The calls name the lists: `reorderTips` is that of the tips. */
type ItemType = { [Call in keyof Group]: Call extends `reorder${infer Item}s` ? Item : never }[keyof Group];
export type ClaimListName = `${Lowercase<ItemType>}s`;

/** The calls follow from the name of the items; what a call does not take of an item is not sent. */
export function itemWrites<Item extends object>(item: ItemType) {
  const lower = item.toLowerCase() as Lowercase<ItemType>;
  const list = `${lower}s` as const;
  const params = (claimId: string, id: string) =>
    ({ claimId, [`${lower}Id`]: id }) as { claimId: string; tipId: string };
  const add = claimWrite(claims[`add${item}`] as Group['addTip'], { list });
  const update = claimWrite(claims[`update${item}`] as Group['updateTip'], { list });
  const remove = claimWrite(claims[`delete${item}`] as Group['deleteTip'], {
    list,
    failureText: `claims:${list}.notDeleted`,
  });
  const reorder = claimWrite(claims[`reorder${item}s`] as Group['reorderTips'], { list });
  type Body = Parameters<typeof add>[0]['body'];
  return (claimId: string): ItemWrites<Item> => ({
    add: (values) => add({ params: { claimId }, body: { ...values, claim_id: claimId } as unknown as Body }),
    update: (id, values, order) =>
      update({ params: params(claimId, id), body: { ...values, order } as unknown as Body }),
    remove: (id) => remove({ params: params(claimId, id) }),
    reorder: (positions) => reorder({ params: { claimId }, body: { positions } }),
  });
}
