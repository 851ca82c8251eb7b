import { describe, expect, it } from 'vitest';
import { emptyById } from '@/store/idRecord';
import { shareStructure } from '@/store/structuralSharing';

describe('a value read again', () => {
  it('is the former object where it says the same', () => {
    const before = { ids: ['1'], entities: { '1': { id: '1', tags: ['a', 'b'] } } };
    expect(shareStructure(before, structuredClone(before))).toBe(before);
  });

  it('keeps the parts that say the same, and takes the others', () => {
    const before = { first: { id: '1', tags: ['a'] }, second: { id: '2', tags: ['b'] }, count: 1 };
    const after = { first: { id: '1', tags: ['a'] }, second: { id: '2', tags: ['b', 'c'] }, count: 2 };
    const kept = shareStructure(before, after);
    expect(kept).toEqual(after);
    expect(kept.first).toBe(before.first);
    expect(kept.second).not.toBe(before.second);
  });

  it.each([
    ['a field fewer', { a: 1, b: 2 }, { a: 1 }],
    ['a field more', { a: 1 }, { a: 1, b: undefined }],
    ['a list that has become shorter', [{ id: 1 }, { id: 2 }], [{ id: 2 }]],
    ['a list in another order', [1, 2], [2, 1]],
    ['a record where a list was', ['x'], { 0: 'x' }],
    ['null where something was', { a: { b: 1 } }, { a: null }],
    ['something where nothing was', null, { a: 1 }],
  ])('takes %s', (_name, before: unknown, after: unknown) => {
    expect(shareStructure(before, after)).toStrictEqual(after);
  });

  it('finds ids that are names of every object', () => {
    const before = emptyById<{ name: string }>();
    before['constructor'] = { name: 'one' };
    const after = emptyById<{ name: string }>();
    after['constructor'] = { name: 'one' };
    after['__proto__'] = { name: 'two' };
    const kept = shareStructure(before, after);
    expect(Object.keys(kept)).toEqual(['constructor', '__proto__']);
    expect(kept['constructor']).toBe(before['constructor']);
    expect(kept['__proto__']).toEqual({ name: 'two' });
  });
});
