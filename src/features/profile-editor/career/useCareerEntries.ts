import { useTranslation } from 'react-i18next';
import { otherPublicProfiles } from '@/domain/careerEdit';
import { otherProfiles, withConnected } from '@/domain/careerEntry';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector, useAppStore, useLoad, useRequest } from '@/store/hooks';
import { useUserDetails } from '@/features/user';
import type { CareerEntry, CareerProfile, EntryType, EntryDisplay } from './entryType';
import type { ProfileRef } from '@/api/schema/entities';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useProfileTitle } from '@/ui/text/useProfileTitle';

export type CareerEntries<Entry extends CareerEntry, Values> = ReturnType<typeof useCareerEntries<Entry, Values>>;

export function useCareerEntries<Entry extends CareerEntry, Values>(
  type: EntryType<Entry, Values>,
  profile: CompetenceProfile,
) {
  const { name } = type;
  const { t } = useTranslation('profiles');
  const nameOfProfile = useProfileName(useUserDetails()?.gender);
  const request = useRequest(type.selectRequest);
  const reload = useLoad<void>(type.fetchAll, undefined, request);
  const store = useAppStore();
  const connected = type.entriesOf(profile);
  const shownBy = (showing: CareerProfile, { id }: Entry): EntryDisplay => {
    const shown = type.entriesOf(showing).find((entry) => entry.id === id);
    const isConnected = shown !== undefined;
    const isMain = shown?.main === true;
    const refusals = {
      makeMain: isMain ? t(`${name}.isMain`) : isConnected ? undefined : t(`${name}.connectFirst`),
      disconnect: isMain && !type.canDisconnectMain(showing) ? t(`${name}.mainStaysConnected`) : undefined,
      delete: isMain && showing.public ? t(`${name}.mainStays`) : undefined,
    };
    return { isConnected, isMain, refusals };
  };
  const isConnected = (entry: Entry) => shownBy(profile, entry).isConnected;
  return {
    type,
    /** The open one. */
    profile,
    request,
    reload,
    nameOfProfile,
    entries: withConnected(useAppSelector(type.selectAll), connected),
    /** From the store: a form may just have read a newer version than was rendered. */
    find: (entryId: string | undefined) =>
      withConnected(type.selectAll(store.getState()), connected).find(({ id }) => id === entryId),
    nameOf: (entry: Entry) => type.nameOf(entry) || t(`${name}.untitled`),
    isConnected,
    /** How a profile shows an entry, and what it refuses, known before any call (EXP-03, EDU-05). */
    shownBy,
    elsewhere: (entry: Entry) => otherProfiles(entry.competence_profiles, profile.id, nameOfProfile),
    /** A public profile shows it, or will: a new one is shown by the open profile. */
    isPublic: (entry: Entry | undefined) =>
      (profile.public && (entry === undefined || isConnected(entry))) ||
      otherPublicProfiles(entry?.competence_profiles ?? [], profile.id).length > 0,
  };
}

/**
 * For a profile that another entity refers to: named as in the list of the user's profiles, else as in the reference.
 */
export function useProfileName(gender: string | undefined): (profile: ProfileRef) => string {
  const { t } = useTranslation('profiles');
  const titleOf = useProfileTitle();
  const occupationOf = useOwnOccupation();
  return (profile) => occupationOf(profile) || profile.name || titleOf(profile.title, gender) || t('noOccupation');
}
