import { useTranslation } from 'react-i18next';
import { otherPublicProfiles } from '@/domain/careerEdit';
import { otherProfiles, withConnected } from '@/domain/careerEntry';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector, useAppStore, useLoad, useRequest } from '@/store/hooks';
import { useProfileName } from '@/ui/text/useProfileName';
import { useUserDetails } from '@/features/user';
import type { CareerEntry, EntryType } from './entryType';

/** All entries of the user's career, read where they are missing, and what the open profile shows of them. */
export function useCareerEntries<Entry extends CareerEntry, Values>(
  type: EntryType<Entry, Values>,
  profile: CompetenceProfile,
) {
  const { t } = useTranslation('profiles');
  const nameOfProfile = useProfileName(useUserDetails()?.gender);
  const request = useRequest(type.selectRequest);
  const reload = useLoad<void>(type.fetchAll, undefined, request);
  const store = useAppStore();
  const shown = type.entriesOf(profile);
  const isConnected = (entry: Entry) => shown.some(({ id }) => id === entry.id);
  return {
    request,
    reload,
    nameOfProfile,
    entries: withConnected(useAppSelector(type.selectAll), shown),
    /** In the store: what a form has just read is newer than what was rendered. */
    find: (entryId: string | undefined) =>
      withConnected(type.selectAll(store.getState()), shown).find(({ id }) => id === entryId),
    nameOf: (entry: Entry) => type.nameOf(entry) || t(`${type.name}.untitled`),
    isConnected,
    /** How the profiles show an entry; `elsewhere` names the others. */
    shownBy: (entry: Entry) => ({
      isConnected: isConnected(entry),
      isMain: shown.some(({ id, main }) => id === entry.id && main),
      elsewhere: otherProfiles(entry.competence_profiles, profile.id, nameOfProfile),
    }),
    /** Everybody sees it, or will: a new one is shown by the open profile. */
    isPublic: (entry: Entry | undefined) =>
      (profile.public && (entry === undefined || isConnected(entry))) ||
      otherPublicProfiles(entry?.competence_profiles ?? [], profile.id).length > 0,
  };
}
