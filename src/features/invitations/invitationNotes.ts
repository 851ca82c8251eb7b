import { useState } from 'react';
import { readStored, writeStored } from '@/platform/clientStorage';
import { getById } from '@/store/idRecord';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';

/** How an invited person is addressed: Sie or Du. */
export const tones = ['formal', 'informal'] as const;
export type Tone = (typeof tones)[number];

/** Notes on invitations that only this device keeps, by the invitation's id. */
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

/** When an invitation was last shared from this device, since the product itself mails nothing (D-60), and its tone. */
export function useInvitationNotes() {
  const reminders = useNotes<number>('reminders');
  const chosenTones = useNotes<Tone>('tones');
  return {
    /** Milliseconds since the epoch, or null. */
    lastShared: (invitationId: string): number | null => {
      const stored = reminders.read(invitationId);
      return typeof stored === 'number' ? stored : null;
    },
    noteShared: (invitationId: string): void => reminders.note(invitationId, Date.now()),
    /** The same for message and share text; formal where none was chosen. */
    toneOf: (invitationId: string): Tone => tones.find((tone) => tone === chosenTones.read(invitationId)) ?? 'formal',
    noteTone: chosenTones.note,
  };
}
export type InvitationNotes = ReturnType<typeof useInvitationNotes>;
