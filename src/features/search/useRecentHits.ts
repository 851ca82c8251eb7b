import { useState } from 'react';
import { withRecent } from '@/domain/searchRanking';
import { readStored, writeStored } from '@/platform/clientStorage';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/** Keys of the entries chosen last, stored on this device. */
export function useRecentHits(): { recent: string[]; noteChosen: (key: string) => void } {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [recent, setRecent] = useState(() => {
    const stored = readStored('recentHits', userId);
    return Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : [];
  });
  return {
    recent,
    noteChosen: (key) => {
      const next = withRecent(recent, key);
      writeStored('recentHits', next, userId);
      setRecent(next);
    },
  };
}
