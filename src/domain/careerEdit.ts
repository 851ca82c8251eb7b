import type { ProfileRef } from '@/api/schema/entities';
import type { ProfileFacts } from './publishing';

/* Edits of work experience and education, as far as conditions of publishing depend on them (D-62). */

type ShownEntries = Pick<ProfileFacts, 'work_experiences' | 'educations'>;
export type CareerList = keyof ShownEntries;

/** A work experience or an education, of which publishing looks at some fields. */
interface Entry {
  id: string;
}

export interface CareerEdit {
  apply: (shown: ShownEntries) => Partial<ShownEntries>;
  otherProfileIds: readonly string[];
  excludesOpenProfile?: boolean;
  /** A new entry, which can be saved without showing it in the open profile. */
  isAddition?: boolean;
}

/**
 * Resolves to whether an edit may be sent: no published profile loses what publishing demanded of it. `apart`: the new
 * entry is saved, and the open profile does not show it.
 */
export type ConfirmCareerEdit = (edit: CareerEdit) => Promise<boolean | 'apart'>;

export const noEdit: CareerEdit = { apply: () => ({}), otherProfileIds: [] };

/** The open profile shows an entry that it did not show before. */
export function connectionOf<T extends Entry>(list: CareerList, entry: T): CareerEdit {
  return edit(list, (entries) => [...entries, { ...entry, main: false }]);
}

export function additionOf(list: CareerList, entry: Entry): CareerEdit {
  return { ...connectionOf(list, entry), isAddition: true };
}

export function removalOf(list: CareerList, id: string, otherProfileIds: readonly string[] = []): CareerEdit {
  return edit(list, (entries) => entries.filter((entry) => entry.id !== id), otherProfileIds);
}

export function inOtherProfile({ apply }: CareerEdit, profileId: string): CareerEdit {
  return { apply, otherProfileIds: [profileId], excludesOpenProfile: true };
}

export function changeOf(list: CareerList, id: string, values: object, otherProfileIds: readonly string[]): CareerEdit {
  return edit(
    list,
    (entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)),
    otherProfileIds,
  );
}

/** Profiles whose `public` is not delivered count as public. */
export function otherPublicProfiles(profiles: readonly ProfileRef[], openId: string): string[] {
  return profiles.filter((profile) => profile.id !== openId && profile.public !== false).map(({ id }) => id);
}

function edit(
  list: CareerList,
  change: (entries: readonly Entry[]) => readonly Entry[],
  otherProfileIds: readonly string[] = [],
): CareerEdit {
  return { apply: (shown) => ({ [list]: change(shown[list]) }), otherProfileIds };
}
