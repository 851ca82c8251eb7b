import { createSlice, type PayloadAction, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from './rootReducer';

/** A write of it may be answered with the whole entity. */
export interface EntityRef {
  type: 'claim' | 'profile' | 'post' | 'comments';
  id: string;
}

const keyOf = ({ type, id }: EntityRef) => `${type} ${id}`;

const noWrites: Record<string, number> = {};

const slice = createSlice({
  name: 'writeCounts',
  initialState: noWrites,
  reducers: {
    writeCounted: (state, { payload }: PayloadAction<EntityRef>) => {
      const key = keyOf(payload);
      state[key] = (state[key] ?? 0) + 1;
    },
  },
  selectors: { selectCounts: (state) => state },
});

declare module '@/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

export const { writeCounted } = slice.actions;
const { selectCounts } = slice.injectInto(rootReducer).selectors;

/** A read begun before the last answered write may not hold what that has changed. */
export function selectAnswered(state: RootState, entity: EntityRef | undefined): number {
  return entity === undefined ? 0 : (selectCounts(state)[keyOf(entity)] ?? 0);
}

/** The payload is the whole entity, or null where the response does not hold it. */
export function isWriteOf<Entity>(type: EntityRef['type']) {
  return (action: UnknownAction): action is PayloadAction<Entity | null> => {
    const { written } = (action['meta'] ?? {}) as { written?: EntityRef | null };
    return action.type.endsWith('/fulfilled') && written?.type === type;
  };
}
