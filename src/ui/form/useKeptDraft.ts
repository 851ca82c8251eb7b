import { useEffect, useState } from 'react';
import type { WithoutSent } from '@/domain/isAllSent';
import { readDraft } from '@/platform/drafts';
import { useAppDispatch } from '@/store/hooks';
import { lostWrites } from '@/store/lostWrites';

/**
 * Whether a form's draft may be offered already. Where the response to its write never came because the page was left,
 * it may be saved: that is checked first, and what is saved is dropped (D-66).
 */
export function useKeptDraft(userId: string | null, name: string, withoutSent?: WithoutSent): boolean {
  const dispatch = useAppDispatch();
  const [isSettled, setIsSettled] = useState(
    () => readDraft(userId, name) === null || Object.keys(dispatch(lostWrites())).length === 0,
  );
  useEffect(() => {
    if (isSettled) return undefined;
    let isCurrent = true;
    const settle = async () => {
      // Rarely needed, so loaded on demand.
      const saved = await import('./savedDraft').catch(() => null);
      if (saved) await dispatch(saved.dropSavedDraft(userId, name, withoutSent));
      if (isCurrent) setIsSettled(true);
    };
    void settle();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, name, isSettled, userId, withoutSent]);
  return isSettled;
}
