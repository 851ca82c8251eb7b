import { failField } from '../fail';
import { itemOf } from './ownership';

interface Ordered {
  id: number;
  order: number;
}

/** Adds an item at the end of its list, counted from 1. */
export function append<I extends Ordered>(items: I[], item: Omit<I, 'order'>): I {
  const added = { ...item, order: items.length + 1 } as I;
  items.push(added);
  return added;
}

/** Takes an item out and closes the gap. */
export function take<I extends Ordered>(items: I[], id: number | string): void {
  items.splice(items.indexOf(itemOf(items, id)), 1);
  renumber(items);
}

/** Moves an item to a place; the others make room. */
export function moveTo<I extends Ordered>(items: I[], item: I, order: number): void {
  items.splice(items.indexOf(item), 1);
  items.splice(Math.min(order, items.length + 1) - 1, 0, item);
  renumber(items);
}

/** Sets the places of a whole list; 422 unless every item is named once, with the places 1 to n (D-35). */
export function reorder(items: Ordered[], positions: readonly { id: unknown; order: number }[]): void {
  const places = new Map(positions.map(({ id, order }) => [String(id), order]));
  const complete = positions.length === items.length && items.every(({ id }) => places.has(String(id)));
  const orders = positions.map(({ order }) => order).toSorted((one, other) => one - other);
  if (!complete || orders.some((order, index) => order !== index + 1)) {
    throw failField('positions', 'Die Reihenfolge muss alle Einträge genau einmal enthalten.');
  }
  for (const item of items) item.order = places.get(String(item.id)) ?? item.order;
  items.sort((one, other) => one.order - other.order);
}

function renumber(items: Ordered[]): void {
  for (const [index, item] of items.entries()) item.order = index + 1;
}
