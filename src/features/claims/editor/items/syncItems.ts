import type { FieldValues } from 'react-hook-form';
import type { ApiFailure } from '@/api/client/failure';
import { nextListStep, type ListStep, type WantedItem } from '@/domain/listChanges';
import type { AppThunk, RootState } from '@/store/rootReducer';
import { failureOf } from '@/store/thunkResult';
import { itemValues } from '@/ui/editor/itemList';
import { selectClaim, selectClaimRequest } from '../../claimsSlice';
import type { ClaimItemList } from './claimItems';

type ItemThunk = AppThunk<Promise<ApiFailure | null>>;

/** The server has answered, and what it holds is not what was sent. */
const notSaved: ApiFailure = { kind: 'server' };

function savedItems<Values extends FieldValues>(
  getState: () => RootState,
  claimId: string,
  list: ClaimItemList<Values>,
) {
  const claim = selectClaim(getState(), claimId);
  return (claim ? list.itemsOf(claim) : []).map((item) => ({ ...itemValues(list, item), id: item.id }));
}

/** Adds an item; a success that has saved nothing shows in what was read after it (quality F11). */
export function addItem<Values extends FieldValues>(
  claimId: string,
  list: ClaimItemList<Values>,
  values: Values,
): ItemThunk {
  return async (dispatch, getState) => {
    const before = new Set(savedItems(getState, claimId, list).map(({ id }) => id));
    const failure = await dispatch(failureOf(list.add(claimId, values)));
    if (failure) return failure;
    const isSaved = savedItems(getState, claimId, list).some(
      (item) => !before.has(item.id) && list.isSame(item, values),
    );
    return isSaved ? null : reasonNotSaved(getState, claimId);
  };
}

/** Changes an item, with the same look at what was saved. */
export function changeItem<Values extends FieldValues>(
  claimId: string,
  list: ClaimItemList<Values>,
  itemId: string,
  values: Values,
  order: number,
): ItemThunk {
  return async (dispatch, getState) => {
    const failure = await dispatch(failureOf(list.update(claimId, itemId, values, order)));
    if (failure) return failure;
    const saved = savedItems(getState, claimId, list).find(({ id }) => id === itemId);
    return saved && list.isSame(saved, values) ? null : reasonNotSaved(getState, claimId);
  };
}

function reasonNotSaved(getState: () => RootState, claimId: string): ApiFailure | null {
  const { status, error } = selectClaimRequest(getState(), claimId);
  // Another read is under way, which will show what was saved.
  if (status === 'loading') return null;
  return status === 'succeeded' ? notSaved : (error ?? { kind: 'aborted' });
}

/**
 * Brings a claim's list on the server to the wanted one, one call after another; each next call is chosen from what the
 * server then holds, so that a retry does only what is missing (quality T30). Resolves to the first failure.
 */
export function syncItems<Values extends FieldValues>(
  claimId: string,
  list: ClaimItemList<Values>,
  wanted: readonly WantedItem<Values>[],
): ItemThunk {
  return async (dispatch, getState) => {
    const made = new Set<string>();
    for (;;) {
      const step = nextListStep(savedItems(getState, claimId, list), wanted, list.isSame);
      if (!step) return null;
      // The server took the call and did something else with it: the same call again would go round in circles.
      if (made.has(JSON.stringify(step))) return { kind: 'contract' };
      made.add(JSON.stringify(step));
      const failure = await dispatch(failureOf(callOf(claimId, list, step)));
      if (failure) return failure;
      // Without a fresh list nobody knows what is left to do.
      const request = selectClaimRequest(getState(), claimId);
      if (request.status !== 'succeeded') return request.error ?? { kind: 'aborted' };
    }
  };
}

function callOf<Values extends FieldValues>(claimId: string, list: ClaimItemList<Values>, step: ListStep<Values>) {
  switch (step.type) {
    case 'delete':
      return list.remove(claimId, step.id);
    case 'update':
      return list.update(claimId, step.id, step.values, step.order);
    case 'add':
      return list.add(claimId, step.values);
    case 'reorder':
      return list.reorder(claimId, step.positions);
  }
}
