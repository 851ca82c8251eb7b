import { useEffect, useState } from 'react';
import type { PickUnsent } from '@/domain/pickUnsent';
import { readDraft } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { pendingWrites } from '@/store/pendingWrites';
import { selectUser } from '@/store/session';

/** False while a write whose response never came is checked: what it has saved is dropped first (D-66). */
export function useKeptDraft(userId: string | null, name: string, pickUnsent?: PickUnsent): boolean {
  const dispatch = useAppDispatch();
  const [isSettled, setIsSettled] = useState(
    () => readDraft(userId, name) === null || Object.keys(dispatch(pendingWrites())).length === 0,
  );
  useEffect(() => {
    if (isSettled) return undefined;
    let isCurrent = true;
    const settle = async () => {
      // Rarely needed, so loaded on demand.
      const saved = await import('./savedDraft').catch(() => null);
      if (saved) await dispatch(saved.dropSavedDraft(userId, name, pickUnsent));
      if (isCurrent) setIsSettled(true);
    };
    void settle();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, name, isSettled, userId, pickUnsent]);
  return isSettled;
}

/** Of the user who opened the form: after a 401 nobody is signed in, but the text is still theirs (`isSignedIn`). */
export function useDraftOwner() {
  const user = useAppSelector(selectUser);
  const [userId] = useState(user?.id ?? null);
  return { userId, isSignedIn: user !== null && user.id === userId };
}
