import { useEffect, useState } from 'react';
import type { PickUnsent } from '@/domain/pickUnsent';
import { readDraft } from '@/platform/drafts';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { pendingWrites } from '@/store/pendingWrites';
import { selectUser } from '@/store/session';

/**
 * Whether a form's draft may be offered already. Where the response to its write never came because the page was left,
 * it may be saved: that is checked first, and what is saved is dropped (D-66).
 */
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

/**
 * Drafts belong to the user who opened the form or the dialog: after a 401 nobody is signed in, but the text is still
 * theirs. `isSignedIn` says whether they still are.
 */
export function useDraftOwner() {
  const user = useAppSelector(selectUser);
  const [userId] = useState(user?.id ?? null);
  return { userId, isSignedIn: user !== null && user.id === userId };
}
