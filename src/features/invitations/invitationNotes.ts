import { useState } from 'react';
import { isRecord } from '@/api/schema/wireTypes';
import { invitationGroups, type InvitationGroup } from '@/domain/invitationGroup';
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

function readGroups(userId: string): Record<string, InvitationGroup> {
  const stored = readStored('invitationGroups', userId);
  const entries = Object.entries(isRecord(stored) ? stored : {}).flatMap(([id, value]) => {
    const group = invitationGroups.find((known) => known === value);
    return group ? [[id, group] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The groups of all people, read at once: a page needs them for each. */
function useGroups() {
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [groups, setGroups] = useState(() => readGroups(userId));
  /** False where this device does not keep it. */
  const noteGroup = (invitationId: string, group: InvitationGroup | null): boolean => {
    // Another tab may have added to them.
    const { [invitationId]: _before, ...others } = { ...groups, ...readGroups(userId) };
    const next = group ? { ...others, [invitationId]: group } : others;
    setGroups(next);
    return writeStored('invitationGroups', next, userId);
  };
  return { groupOf: (invitationId: string) => getById(groups, invitationId) ?? null, noteGroup };
}

/** When an invitation was last shared from here, since the product mails nothing (D-60), its tone and group (D-74). */
export function useInvitationNotes() {
  const reminders = useNotes<number>('reminders');
  const chosenTones = useNotes<Tone>('tones');
  const groups = useGroups();
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
    ...groups,
  };
}
export type InvitationNotes = ReturnType<typeof useInvitationNotes>;
