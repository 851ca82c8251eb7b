import { createEntityAdapter, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { emptyById, getById, replaceAll } from '@/store/idRecord';

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

describe('all entities of a list', () => {
  interface Entity {
    id: string;
    name: string;
  }
  const adapter = createEntityAdapter<Entity>();
  const slice = createSlice({
    name: 'entities',
    initialState: adapter.getInitialState(),
    reducers: { listed: (state, { payload }: PayloadAction<Entity[]>) => replaceAll(state, payload) },
  });
  const { selectAll } = adapter.getSelectors();
  const listed = (before: readonly string[], after: readonly Entity[]) => {
    const first = before.map((id) => ({ id, name: 'former' }));
    return slice.reducer(slice.reducer(undefined, slice.actions.listed(first)), slice.actions.listed([...after]));
  };

  it('are those of the latest answer in its order, the very objects that were decoded', () => {
    const items = ['12', 'b', '3', ...inherited].map((id) => Object.freeze({ id, name: `name of ${id}` }));
    const all = selectAll(listed(['3', '7'], items));
    expect(all).toEqual(items);
    expect(all.every((item, index) => item === items[index])).toBe(true);
  });

  it('are kept once each', () => {
    const state = listed(
      [],
      [
        { id: '1', name: 'one' },
        { id: '2', name: 'two' },
        { id: '1', name: 'one again' },
      ],
    );
    expect(state.ids).toEqual(['1', '2']);
    expect(selectAll(state).map(({ name }) => name)).toEqual(['one again', 'two']);
  });
});
