import type { FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { nextListStep, type ListStep, type WantedItem } from '@/domain/listChanges';
import type { Position } from '@/domain/listOrder';
import type { AppDispatch, AppThunk, RootState } from '@/store/rootReducer';
import { failureOf, type ThunkResult } from '@/store/thunkResult';
import type { RequestState } from '@/store/trackRequest';
import { itemValues, type ItemCalls, type ItemListOptions, type SavedItem } from './itemList';

type Call = AppThunk<PromiseLike<ThunkResult>>;
type ItemThunk = AppThunk<Promise<ApiFailure | null>>;

/** One list of an entity: its form, where the store holds it, and its calls. */
export interface SavedList<Values extends FieldValues> extends ItemListOptions<Values> {
  select: (state: RootState) => readonly SavedItem<Values>[];
  /** How the entity was read last. */
  selectRequest: (state: RootState) => RequestState;
  add: (values: Values) => Call;
  update: (id: string, values: Values, order: number) => Call;
  remove: (id: string) => Call;
  /** Missing where the order is the server's own. */
  reorder?: (positions: Position[]) => Call;
}

/** The server has answered, and what it holds is not what was sent. */
const notSaved: ApiFailure = { kind: 'server' };

/** The calls of a list for its section. */
export function itemCalls<Values extends FieldValues>(
  dispatch: AppDispatch,
  list: SavedList<Values>,
): ItemCalls<Values> {
  const { reorder } = list;
  return {
    add: (values) => dispatch(addItem(list, values)),
    update: (id, values, order) => dispatch(changeItem(list, id, values, order)),
    remove: (id) => dispatch(failureOf(list.remove(id))),
    ...(reorder ? { reorder: (positions) => dispatch(failureOf(reorder(positions))) } : {}),
    sync: (wanted) => dispatch(syncItems(list, wanted)),
  };
}

function savedItems<Values extends FieldValues>(getState: () => RootState, list: SavedList<Values>) {
  return list.select(getState()).map((item) => ({ ...itemValues(list, item), id: item.id }));
}

/** Adds an item; a success that has saved nothing shows in what was read after it (quality F11). */
function addItem<Values extends FieldValues>(list: SavedList<Values>, values: Values): ItemThunk {
  return async (dispatch, getState) => {
    const before = new Set(savedItems(getState, list).map(({ id }) => id));
    const failure = await dispatch(failureOf(list.add(values)));
    if (failure) return failure;
    const isSaved = savedItems(getState, list).some((item) => !before.has(item.id) && list.isSame(item, values));
    return isSaved ? null : reasonNotSaved(getState, list);
  };
}

/** Changes an item, with the same look at what was saved. */
function changeItem<Values extends FieldValues>(
  list: SavedList<Values>,
  itemId: string,
  values: Values,
  order: number,
): ItemThunk {
  return async (dispatch, getState) => {
    const failure = await dispatch(failureOf(list.update(itemId, values, order)));
    if (failure) return failure;
    const saved = savedItems(getState, list).find(({ id }) => id === itemId);
    return saved && list.isSame(saved, values) ? null : reasonNotSaved(getState, list);
  };
}

function reasonNotSaved<Values extends FieldValues>(
  getState: () => RootState,
  list: SavedList<Values>,
): ApiFailure | null {
  const { status, error } = list.selectRequest(getState());
  // Another read is under way, which will show what was saved.
  if (status === 'loading') return null;
  return status === 'succeeded' ? notSaved : (error ?? { kind: 'aborted' });
}

/**
 * Brings a list on the server to the wanted one, one call after another; each next call is chosen from what the server
 * then holds, so that a retry does only what is missing (quality T30). Resolves to the first failure.
 */
export function syncItems<Values extends FieldValues>(
  list: SavedList<Values>,
  wanted: readonly WantedItem<Values>[],
): ItemThunk {
  return async (dispatch, getState) => {
    const made = new Set<string>();
    for (;;) {
      const step = nextListStep(savedItems(getState, list), wanted, list.isSame, list.comparable);
      const call = step && callOf(list, step);
      if (!call) return null;
      // The server took the call and did something else with it: the same call again would go round in circles.
      if (made.has(JSON.stringify(step))) return { kind: 'contract' };
      made.add(JSON.stringify(step));
      const failure = await dispatch(failureOf(call));
      if (failure) return failure;
      // Without a fresh list nobody knows what is left to do.
      const request = list.selectRequest(getState());
      if (request.status !== 'succeeded') return request.error ?? { kind: 'aborted' };
    }
  };
}

function callOf<Values extends FieldValues>(list: SavedList<Values>, step: ListStep<Values>): Call | undefined {
  switch (step.type) {
    case 'delete':
      return list.remove(step.id);
    case 'update':
      return list.update(step.id, step.values, step.order);
    case 'add':
      return list.add(step.values);
    case 'reorder':
      return list.reorder?.(step.positions);
  }
}
