import type { ApiFailure } from '@/api/client/failure';
import type { ProfileRef } from '@/api/schema/entities';

/** How adding an entry ended: not at all, or saved and connected with the open profile, or why not yet (quality T30). */
export type AddResult = { failure: ApiFailure } | { id: string; connectFailure: ApiFailure | null };

interface Identified {
  id: string;
}

/** All of the user's entries, with those of the open profile that a list read earlier does not hold yet. */
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
