import { useEffect, useState } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

interface Reached {
  /** Null where too little is known to say. */
  isReached: boolean | null;
  /** Reached just now, also where this device has not seen it open before. */
  isFresh?: boolean;
}

/**
 * Whether a milestone is to be shown: once per user, and only where this device saw it open before, so that nobody is
 * congratulated on what is long done.
 */
export function useMilestone(
  name: 'firstSteps' | 'firstConfirmation',
  { isReached, isFresh = false }: Reached,
): [isShown: boolean, close: () => void] {
  const user = useAppSelector(selectUser)?.id ?? '';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isReached === null) return;
    const key = `${user}.${name}`;
    const before = readStored('milestones', key);
    if (before === 'shown') return;
    const isStored = writeStored('milestones', isReached ? 'shown' : 'open', key);
    // What cannot be remembered would be shown again and again.
    if (isReached && isStored && (isFresh || before === 'open')) setShown(true);
  }, [isFresh, isReached, name, user]);
  return [isShown, () => setShown(false)];
}
