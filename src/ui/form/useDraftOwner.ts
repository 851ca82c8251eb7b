import { useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/**
 * Drafts belong to the user who opened the form or the dialog: after a 401 nobody is signed in, but the text is still
 * theirs. `isSignedIn` says whether they still are.
 */
export function useDraftOwner() {
  const user = useAppSelector(selectUser);
  const [userId] = useState(user?.id ?? null);
  return { userId, isSignedIn: user !== null && user.id === userId };
}
