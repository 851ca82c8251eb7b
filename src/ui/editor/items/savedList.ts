import type { FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { matchesInput } from '@/domain/matchesInput';
import { matchedIds, nextListStep, type ListStep, type WantedItem } from '@/domain/listChanges';
import { mergeEdit } from '@/domain/mergeEdit';
import { positionsOfSaved, type Position } from '@/domain/listOrder';
import type { AppDispatch, AppThunk, RootState } from '@/store/rootReducer';
import { type CallThunk, failureOf, selectAfter } from '@/store/callResult';
import type { RequestState } from '@/store/trackRequest';
import {
  itemValues,
  type AddAttempt,
  type ItemCalls,
  type ItemListOptions,
  type ListFailure,
  type SavedItem,
} from './itemList';

type ItemThunk = AppThunk<Promise<ApiFailure | null>>;

export interface SavedList<Values extends FieldValues> extends ItemListOptions<Values> {
  select: (state: RootState) => readonly SavedItem<Values>[];
  /** Of the entity's last read. */
  selectRequest: (state: RootState) => RequestState;
  read: () => CallThunk;
  isPublic: (state: RootState) => boolean;
  add: (values: Values) => CallThunk;
  /** Fields that its creation does not take: a change sends them afterwards (D-37). `isSame` leaves them out. */
  laterFields?: readonly (keyof Values & string)[];
  update: (id: string, values: Values, order: number) => CallThunk;
  remove: (id: string) => CallThunk;
  /** Missing where the order is the server's own. */
  reorder?: (positions: Position[]) => CallThunk;
}

/** The server reported success, but does not hold what was sent. */
const notSaved: ApiFailure = { kind: 'server' };

export function itemCalls<Values extends FieldValues>(
  dispatch: AppDispatch,
  list: SavedList<Values>,
): ItemCalls<Values> {
  const { reorder } = list;
  return {
    add: (values, attempt) => dispatch(addItem(list, values, attempt)),
    update: (id, values, order) => dispatch(changeItem(list, id, values, order)),
    remove: (id) => dispatch(failureOf(list.remove(id))),
    ...(reorder ? { reorder: (positions) => dispatch(failureOf(reorderSaved(list, reorder, positions))) } : {}),
    readIsPublic: () => dispatch(selectAfter(list.read(), list.isPublic)),
    readNewest: (id) => dispatch(selectAfter(list.read(), (state) => newestItem(list, id, state))),
    sync: (wanted, seen) => dispatch(syncItems(list, wanted, seen)),
  };
}

function savedItems<Values extends FieldValues>(getState: () => RootState, list: SavedList<Values>) {
  return list.select(getState()).map((item) => ({ ...itemValues(list, item), id: item.id }));
}

function newestItem<Values extends FieldValues>(list: SavedList<Values>, itemId: string, state: RootState) {
  const match = list.select(state).find(({ id }) => id === itemId);
  return match ? itemValues(list, match) : null;
}

function reorderSaved<Values extends FieldValues>(
  list: SavedList<Values>,
  reorder: (positions: Position[]) => CallThunk,
  positions: readonly Position[],
): CallThunk {
  return (dispatch, getState) => dispatch(reorder(positionsOfSaved(positions, list.select(getState()))));
}

/** Checks that the server holds it (quality F11); a retry goes on with fields that a change sends (quality T30). */
function addItem<Values extends FieldValues>(list: SavedList<Values>, values: Values, attempt: AddAttempt): ItemThunk {
  return async (dispatch, getState) => {
    const before = savedItems(getState, list);
    const resumed = resumedItem(list, before, values, attempt);
    if (!resumed) {
      const failure = await dispatch(failureOf(list.add(values)));
      if (failure) return failure;
    }
    const saved = savedItems(getState, list);
    const item = resumed ?? addedItem(list, before, saved, values);
    if (!item) return reasonNotSaved(getState, list);
    if (!resumed && !hasLaterValues(list, values)) return null;
    attempt.savedId = item.id;
    return dispatch(changeItem(list, item.id, values, saved.findIndex(({ id }) => id === item.id) + 1));
  };
}

/** The item that was added: the new one that holds what was sent, or the only new one, as the server writes it. */
function addedItem<Values extends FieldValues>(
  list: SavedList<Values>,
  before: readonly SavedItem<Values>[],
  saved: readonly SavedItem<Values>[],
  values: Values,
) {
  const previousIds = new Set(before.map(({ id }) => id));
  const added = saved.filter(({ id }) => !previousIds.has(id));
  return added.find((item) => list.isSame(item, values)) ?? (added.length === 1 ? added[0] : undefined);
}

function hasLaterValues<Values extends FieldValues>({ laterFields = [] }: SavedList<Values>, values: Values): boolean {
  return laterFields.some((name) => Boolean(values[name]));
}

/** The item that an earlier attempt has added, by this form or by the one whose draft was restored. */
function resumedItem<Values extends FieldValues>(
  list: SavedList<Values>,
  saved: readonly SavedItem<Values>[],
  values: Values,
  { savedId }: AddAttempt,
) {
  const match = saved.find(({ id }) => id === savedId);
  if (match || !hasLaterValues(list, values)) return match;
  return saved.find((item) => list.isSame(item, values) && !hasLaterValues(list, item));
}

/** Changes an item, and checks that the server holds the change then. */
function changeItem<Values extends FieldValues>(
  list: SavedList<Values>,
  itemId: string,
  values: Values,
  order: number,
): ItemThunk {
  return async (dispatch, getState) => {
    const find = () => savedItems(getState, list).find(({ id }) => id === itemId);
    const before = find();
    const failure = await dispatch(failureOf(list.update(itemId, values, order)));
    if (failure) return failure;
    const saved = find();
    // A server may have changed the writing of what was sent.
    const isSaved = saved && (list.isSame(saved, values) || (before && !matchesInput(saved, before)));
    return isSaved ? null : reasonNotSaved(getState, list);
  };
}

function reasonNotSaved<Values extends FieldValues>(
  getState: () => RootState,
  list: SavedList<Values>,
): ApiFailure | null {
  const { status, error } = list.selectRequest(getState());
  // Another running read will show what was saved.
  if (status === 'loading') return null;
  return status === 'succeeded' ? notSaved : (error ?? { kind: 'aborted' });
}

/**
 * Each call is chosen from what the server holds by then, so that a retry does only what is missing (quality T30).
 * `seen`: no other item is deleted, and newer values stay. Resolves to the first failure, with its item's index.
 */
export function syncItems<Values extends FieldValues>(
  list: SavedList<Values>,
  wanted: readonly WantedItem<Values>[],
  seen?: ReadonlyMap<string, Values>,
): AppThunk<Promise<ListFailure | null>> {
  return async (dispatch, getState) => {
    const unread = seen && (await dispatch(failureOf(list.read())));
    if (unread) return unread;
    const attempted = new Set<string>();
    let open = wanted;
    for (;;) {
      const before = savedItems(getState, list);
      open = withNewest(list, open, before, seen);
      const step = nextListStep(before, open, list.isSame, list.comparable, seen);
      const call = step && callOf(list, step);
      if (!call) return null;
      // The server took the call and did something else: repeating it would never end.
      if (attempted.has(JSON.stringify(step))) return { kind: 'contract' };
      attempted.add(JSON.stringify(step));
      const failure = await dispatch(failureOf(call));
      if (failure) {
        const ids = matchedIds(before, open, list.isSame);
        const index = step.type === 'add' ? ids.indexOf(null) : step.type === 'update' ? ids.indexOf(step.id) : -1;
        return index === -1 ? failure : { ...failure, index };
      }
      // Without a fresh list, the remaining steps are unknown.
      const request = list.selectRequest(getState());
      if (request.status !== 'succeeded') return request.error ?? { kind: 'aborted' };
      open = afterStep(list, open, step, before, savedItems(getState, list));
    }
  };
}

/** The wanted items with the values that were changed only elsewhere since they were shown here. */
function withNewest<Values extends FieldValues>(
  list: SavedList<Values>,
  wanted: readonly WantedItem<Values>[],
  saved: readonly SavedItem<Values>[],
  seen: ReadonlyMap<string, Values> | undefined,
): readonly WantedItem<Values>[] {
  return wanted.map((item) => {
    const now = saved.find(({ id }) => id === item.id);
    const seenValues = now && seen?.get(now.id);
    return seenValues
      ? { ...item, ...mergeEdit(seenValues, itemValues(list, item), itemValues(list, now)).merged }
      : item;
  });
}

/** The wanted items after a step: what the server has saved in its own writing counts as wanted. */
function afterStep<Values extends FieldValues>(
  list: SavedList<Values>,
  wanted: readonly WantedItem<Values>[],
  step: ListStep<Values>,
  before: readonly SavedItem<Values>[],
  saved: readonly SavedItem<Values>[],
): readonly WantedItem<Values>[] {
  if (step.type === 'update') {
    const [old, taken] = [before, saved].map((items) => items.find(({ id }) => id === step.id));
    return old && taken && !matchesInput(taken, old)
      ? wanted.map((item) => (item.id === step.id ? taken : item))
      : wanted;
  }
  if (step.type !== 'add') return wanted;
  const added = addedItem(list, before, saved, step.values);
  if (!added || list.isSame(added, step.values)) return wanted;
  const at = wanted.findIndex((item) => item.id === null && matchesInput(item, step.values));
  const later = Object.fromEntries(
    (list.laterFields ?? []).map((name) => [name, step.values[name]]),
  ) as Partial<Values>;
  return at === -1 ? wanted : wanted.toSpliced(at, 1, { ...added, ...later });
}

function callOf<Values extends FieldValues>(list: SavedList<Values>, step: ListStep<Values>): CallThunk | undefined {
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
