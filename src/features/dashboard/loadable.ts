import { useState } from 'react';
import type { RequestState } from '@/store/trackRequest';

export interface Loadable<T> {
  items: readonly T[];
  request: RequestState;
  /** Has been read, and may be empty; stays so while it is read again. */
  isKnown: boolean;
  reload: () => void;
}

export function useLoadable<T>(items: readonly T[], request: RequestState, reload: () => void): Loadable<T> {
  const [wasRead, setWasRead] = useState(false);
  if (!wasRead && request.status === 'succeeded') setWasRead(true);
  return { items, request, isKnown: wasRead || items.length > 0, reload };
}

const hasStatus =
  (status: RequestState['status']) =>
  ({ request }: Loadable<unknown>) =>
    request.status === status;

/** Known when both are; failed, and read again, as soon as one of them is. */
export function bothOf(one: Loadable<unknown>, other: Loadable<unknown>): Omit<Loadable<unknown>, 'items'> {
  const lists = [one, other];
  return {
    request: lists.find(hasStatus('failed'))?.request ?? lists.find(hasStatus('loading'))?.request ?? other.request,
    isKnown: one.isKnown && other.isKnown,
    reload: () => {
      for (const list of lists.filter(hasStatus('failed'))) list.reload();
    },
  };
}
