import type { ProfileRef } from '@/api/schema/entities';
import type { ProfileFacts } from './publishing';

/* Edits of work experience and education, as far as conditions of publishing depend on them (D-62). */

type ShownEntries = Pick<ProfileFacts, 'work_experiences' | 'educations'>;
type ListName = keyof ShownEntries;
type Entry<List extends ListName> = ShownEntries[List][number];

export interface CareerEdit {
  /** The entries that a profile would show after the edit, where they change. */
  apply: (shown: ShownEntries) => Partial<ShownEntries>;
  /** The profiles besides the open one that it concerns. */
  otherProfileIds: readonly string[];
  /** It does not concern the open profile. */
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
export function connectionOf<List extends ListName>(list: List, entry: Entry<List>): CareerEdit {
  return edit(list, (entries) => [...entries, { ...entry, main: false }]);
}

/** A new entry, which the open profile is to show. */
export function additionOf<List extends ListName>(list: List, entry: Entry<List>): CareerEdit {
  return { ...connectionOf(list, entry), isAddition: true };
}

/** An entry disappears from the open profile, and from others where they are named. */
export function removalOf(list: ListName, id: string, otherProfileIds: readonly string[] = []): CareerEdit {
  return edit(list, (entries) => entries.filter((entry) => entry.id !== id), otherProfileIds);
}

/** The same edit, made in another profile than the open one, and in that alone. */
export function inOtherProfile({ apply }: CareerEdit, profileId: string): CareerEdit {
  return { apply, otherProfileIds: [profileId], excludesOpenProfile: true };
}

/** An entry gets other values in every profile that shows it. */
export function changeOf<List extends ListName>(
  list: List,
  id: string,
  values: Partial<Entry<List>>,
  otherProfileIds: readonly string[],
): CareerEdit {
  return edit(
    list,
    (entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)),
    otherProfileIds,
  );
}

/** The profiles besides the open one that show an entry and are not known to be paused. */
export function otherPublicProfiles(profiles: readonly ProfileRef[], openId: string): string[] {
  return profiles.filter((profile) => profile.id !== openId && profile.public !== false).map(({ id }) => id);
}

function edit<List extends ListName>(
  list: List,
  change: (entries: readonly Entry<List>[]) => readonly Entry<List>[],
  otherProfileIds: readonly string[] = [],
): CareerEdit {
  return { apply: (shown) => ({ [list]: change(shown[list]) }), otherProfileIds };
}
