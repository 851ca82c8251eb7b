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
  const key = `${useAppSelector(selectUser)?.id ?? ''}.${name}`;
  const [before] = useState(() => {
    const stored = readStored('milestones', key);
    // What cannot be remembered would be shown again and again.
    return writeStored('milestones', stored, key) ? stored : 'shown';
  });
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (isReached !== null && before !== 'shown') writeStored('milestones', isReached ? 'shown' : 'open', key);
  }, [before, isReached, key]);
  const isDue = isReached === true && (before === 'open' || (isFresh && before !== 'shown'));
  return [isDue && !isClosed, () => setClosed(true)];
}
