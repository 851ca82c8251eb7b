import { useState } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';
import { getById } from '@/store/byId';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/**
 * When invitations were last shared or called to mind from this device; the product itself mails nothing (D-60).
 * Milliseconds since the epoch, or null.
 */
export function useLastShared() {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [noted, setNoted] = useState<Record<string, number>>({});
  const keyOf = (invitationId: string) => `${userId}.${invitationId}`;
  return {
    lastShared: (invitationId: string): number | null => {
      const stored = getById(noted, invitationId) ?? readStored('reminders', keyOf(invitationId));
      return typeof stored === 'number' ? stored : null;
    },
    noteShared: (invitationId: string): void => {
      const now = Date.now();
      writeStored('reminders', now, keyOf(invitationId));
      setNoted((before) => ({ ...before, [invitationId]: now }));
    },
  };
}
