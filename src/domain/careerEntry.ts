import type { ApiFailure } from '@/api/client/failure';
import type { ProfileRef } from '@/api/schema/entities';

/** How adding an entry ended: not at all, or saved and connected with the open profile, or why not yet (quality T30). */
export type AddResult = { failure: ApiFailure } | { id: string; connectFailure: ApiFailure | null };

/** Why something cannot be done with an entry, in a sentence each; missing where it can. */
export interface EntryRefusals {
  makeMain?: string | undefined;
  disconnect?: string | undefined;
  delete?: string | undefined;
}

/** Props that a list of entries passes to each of its cards. */
export interface EntryOfProfile {
  isConnected: boolean;
  isMain: boolean;
  /** A call for this entry is under way. */
  busy: boolean;
  /** It was just saved or moved, and takes the focus. */
  isMarked: boolean;
  /** The focus has left it. */
  onUnmark: () => void;
  refusals: EntryRefusals;
  /** Names of the other profiles that show it. */
  elsewhere: readonly string[];
  onConnect: () => void;
  onDisconnect: () => void;
  onMakeMain: () => void;
  /** Opens the choice of the profiles that show it; missing where there is only one profile. */
  onChooseProfiles?: (() => void) | undefined;
  /** Opens the entry, at a field where one is named. */
  onEdit: (field?: string) => void;
  onDelete: () => void;
}

interface Identified {
  id: string;
}

/** All of one's entries, with those of the open profile that a list read earlier does not know yet. */
export function withConnected<T extends Identified>(all: readonly T[], connected: readonly T[]): T[] {
  const known = new Set(all.map(({ id }) => id));
  return [...all, ...connected.filter(({ id }) => !known.has(id))];
}

/** Names of the profiles that show an entry, besides the open one. */
export function otherProfiles(
  profiles: readonly ProfileRef[],
  profileId: string,
  nameOf: (profile: ProfileRef) => string,
): string[] {
  return profiles.filter(({ id }) => id !== profileId).map(nameOf);
}

/** The entry open in the drawer: an existing one by its id or a new one (`null`), and the field to focus. */
export interface EntryInDrawer {
  id: string | null;
  field?: string;
  /** It was created in this drawer, whose form stays. */
  isJustCreated?: boolean;
}
