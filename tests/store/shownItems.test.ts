import { expect, it } from 'vitest';
import { idleRequest, shownItems } from '@/store/trackRequest';

/* What a long list shows while most of it is decoded. */

const firstItems = [{ id: '1' }, { id: '2' }];

it('shows the first items as long as the list itself is empty or holds only what was created since', () => {
  const request = { ...idleRequest, firstItems };
  expect(shownItems([], request)).toEqual({ items: firstItems, isPartial: true });
  expect(shownItems([{ id: 'new' }], request)).toEqual({ items: firstItems, isPartial: true });
});

it('shows a list that is known already, also while it is read again', () => {
  const all = [{ id: '1' }, { id: '2' }, { id: '3' }];
  expect(shownItems(all, { ...idleRequest, firstItems })).toEqual({ items: all, isPartial: false });
  expect(shownItems(all, idleRequest)).toEqual({ items: all, isPartial: false });
  expect(shownItems([], idleRequest)).toEqual({ items: [], isPartial: false });
});
