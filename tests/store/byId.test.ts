import { describe, expect, it } from 'vitest';
import { emptyById, getById } from '@/store/byId';

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

describe('a record by id', () => {
  it.each(inherited)('finds nothing under %s before something is kept there, and then that', (id) => {
    const record = emptyById<string>();
    expect(record[id]).toBeUndefined();
    record[id] = 'kept';
    expect(record[id]).toBe('kept');
    expect(getById(record, id)).toBe('kept');
  });

  it.each(inherited)('made elsewhere has no entry %s', (id) => {
    expect(getById<string>({ 7: 'seven' }, id)).toBeUndefined();
    expect(getById<string>({ 7: 'seven' }, '7')).toBe('seven');
  });
});
