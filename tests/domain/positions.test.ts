import { expect, it } from 'vitest';
import { positionsOf, positionsOfSaved } from '@/domain/listOrder';

it('an order that is sent has a place for what was added elsewhere, and none for what is gone', () => {
  const saved = ['1', '2', '4'].map((id) => ({ id }));
  expect(positionsOfSaved(positionsOf(['3', '2', '1']), saved)).toEqual([
    { id: '2', order: 1 },
    { id: '1', order: 2 },
    { id: '4', order: 3 },
  ]);
});
