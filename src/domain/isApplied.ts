import type { EndpointSpec, UntypedArgs } from '@/api/endpoint';
import { matchesInput } from './matchesInput';
import type { Position } from './listOrder';

interface Item {
  id: string;
}

export function areOrdered(items: readonly Item[], positions: readonly Position[]): boolean {
  return positions.every(({ id, order }) => items[order - 1]?.id === id);
}

/** Fields of a body that repeat an id of the path, such as `claim_id`. */
const idFields = (params: Record<string, string>) => Object.keys(params).map((name) => name.replace('Id', '_id'));

/** E.g. `tipId` in `/claims/:claimId/tip/:tipId`; undefined where the path does not end with an id. */
function lastId(path: string, params: Record<string, string>): string | undefined {
  const [, name = ''] = /:(\w+)$/.exec(path) ?? [];
  return params[name];
}

/** Judged by the method and the path of the call (D-66). Items are compared by content, not by position. */
export function isAppliedToList(
  { method, path }: Pick<EndpointSpec, 'method' | 'path'>,
  items: readonly Item[],
  { params = {}, body }: UntypedArgs,
): boolean {
  const { positions, order: _, ...values } = (body ?? {}) as Record<string, unknown>;
  const sent = Object.fromEntries(Object.entries(values).filter(([name]) => !idFields(params).includes(name)));
  if (positions) return areOrdered(items, positions as Position[]);
  const id = lastId(path, params) ?? sent['id'];
  if (method === 'delete') return items.every((item) => item.id !== id);
  const isSame = (item: Item) => (method === 'post' || item.id === id) && matchesInput(item, sent);
  return items.some(isSame);
}

/** Whether it holds what was sent (D-66). */
export function isAppliedToEntity(entity: object, { body }: UntypedArgs): boolean {
  return matchesInput(entity, body ?? {});
}
