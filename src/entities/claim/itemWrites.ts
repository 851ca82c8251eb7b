import { claims } from '@/api/endpoints/claims';
import type { Position } from '@/domain/listOrder';
import type { CallThunk } from '@/store/callResult';
import { claimWrite } from './claimsSlice';

/*
 * The lists of a claim (CLS-01, CLS-04 to CLS-08). Deletions are sent after the undo time, when the list may be closed: the
 * failure becomes a notice.
 */

/** The four calls of a list. */
export interface ItemWrites<Item> {
  add: (claimId: string, values: Item) => CallThunk;
  /** `order` is the place of the item, from 1. */
  update: (claimId: string, id: string, values: Item, order: number) => CallThunk;
  remove: (claimId: string, id: string) => CallThunk;
  reorder: (claimId: string, positions: Position[]) => CallThunk;
}

/** The calls of the tips are of the same shape as the others. */
type Group = typeof claims;
/** The calls name the lists: `reorderTips` is that of the tips. */
type ItemType = { [Call in keyof Group]: Call extends `reorder${infer Item}s` ? Item : never }[keyof Group];
export type ClaimListName = `${Lowercase<ItemType>}s`;

/** The calls of a list follow from the name of its items; what a call does not take of an item is not sent. */
function itemWrites<Item extends object>(item: ItemType): ItemWrites<Item> {
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
  return {
    add: (claimId, values) => add({ params: { claimId }, body: { ...values, claim_id: claimId } as unknown as Body }),
    update: (claimId, id, values, order) =>
      update({ params: params(claimId, id), body: { ...values, order } as unknown as Body }),
    remove: (claimId, id) => remove({ params: params(claimId, id) }),
    reorder: (claimId, positions) => reorder({ params: { claimId }, body: { positions } }),
  };
}

export const keywordWrites = itemWrites<{ title: string }>('Keyword');
export const tipWrites = itemWrites<{ title: string; text: string; link: string }>('Tip');
export const factWrites = itemWrites<{ title: string; text: string; source: string }>('Fact');
export const faqWrites = itemWrites<{ title: string; text: string; link: string }>('Faq');
export const essentialWrites = itemWrites<{ text: string }>('Essential');

export const saveQuote = claimWrite(claims.saveQuote);
export const saveOpinion = claimWrite(claims.saveOpinion);
