import { useState } from 'react';
import type { RequestSlot } from '@/store/track';

/** A list that another feature reads, as far as the dashboard is concerned with it. */
export interface Part<T> {
  items: readonly T[];
  slot: RequestSlot;
  /** Has been read, and may be empty; stays so while it is read again. */
  isKnown: boolean;
  reload: () => void;
}

export function usePart<T>(items: readonly T[], slot: RequestSlot, reload: () => void): Part<T> {
  const [wasRead, setWasRead] = useState(false);
  if (!wasRead && slot.status === 'succeeded') setWasRead(true);
  return { items, slot, isKnown: wasRead || items.length > 0, reload };
}
