import { useState } from 'react';
import type { ApiFailure } from '@/api/client/failure';
import type { AddResult } from '@/domain/careerEntry';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/rootReducer';

/** An entry that was saved in this wizard; connecting it with the profile is a call of its own (quality T30). */
export interface SavedEntry {
  id: string;
  name: string;
  /** It existed before, and another one can still be chosen. */
  isChosen?: boolean;
}

/** `connect` alone is tried again for an entry that is saved. */
export function useSavedEntry(connect: (entryId: string) => AppThunk<Promise<ApiFailure | null>>) {
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState<SavedEntry | null>(null);
  const save = async (name: string, add: AppThunk<Promise<AddResult>>): Promise<{ id: string } | ApiFailure> => {
    if (saved) return (await dispatch(connect(saved.id))) ?? saved;
    const added = await dispatch(add);
    if ('failure' in added) return added.failure;
    setSaved({ id: added.id, name });
    return added.connectFailure ?? added;
  };
  return { saved, setSaved, save };
}
