import { useState } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';
import { getById } from '@/store/idRecord';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/** How an invited person is addressed: Sie or Du. */
export const tones = ['formal', 'informal'] as const;
export type StatusTone = (typeof tones)[number];

/** What this device knows of an invitation and no server keeps; by the invitation's id. */
function useNotes<T>(name: 'reminders' | 'tones') {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [noted, setNoted] = useState<Record<string, T>>({});
  const keyOf = (invitationId: string) => `${userId}.${invitationId}`;
  return {
    read: (invitationId: string): unknown => getById(noted, invitationId) ?? readStored(name, keyOf(invitationId)),
    note: (invitationId: string, value: T): void => {
      writeStored(name, value, keyOf(invitationId));
      setNoted((before) => ({ ...before, [invitationId]: value }));
    },
  };
}

/**
 * When invitations were last shared or called to mind from this device; the product itself mails nothing (D-60).
 * Milliseconds since the epoch, or null.
 */
export function useLastShared() {
  const { read, note } = useNotes<number>('reminders');
  return {
    lastShared: (invitationId: string): number | null => {
      const stored = read(invitationId);
      return typeof stored === 'number' ? stored : null;
    },
    noteShared: (invitationId: string): void => note(invitationId, Date.now()),
  };
}

/** The tone chosen for each invitation, so that message and share text agree; formal where none was. */
export function useInvitationTones() {
  const { read, note } = useNotes<StatusTone>('tones');
  return {
    toneOf: (invitationId: string): StatusTone => tones.find((tone) => tone === read(invitationId)) ?? 'formal',
    noteTone: note,
  };
}
