import { useTranslation } from 'react-i18next';
import { otherPublicProfiles } from '@/domain/careerEdit';
import { withConnected } from '@/domain/careerEntry';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch, useAppSelector, useAppStore, useLoad, useRequest } from '@/store/hooks';
import { useUserDetails } from '@/features/user/UserDetailsAlert';
import type { CareerEntry, CareerProfile, EntryType } from './entryTypes';
import type { ProfileRef } from '@/api/schema/entities';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { fetchProfile } from '@/entities/profile/profilesSlice';
import { useProfileGuard } from './useProfileGuard';

export type CareerEntries = ReturnType<typeof useCareerEntries>;

export function useCareerEntries(type: EntryType, profile: CompetenceProfile) {
  const { name } = type;
  const { t } = useTranslation('profiles');
  const gender = useUserDetails()?.gender;
  const titleOf = useProfileTitle();
  const occupationOf = useOwnOccupation();
  /** As in the list of the user's profiles, else as in the reference. */
  const nameOfProfile = (showing: ProfileRef) =>
    occupationOf(showing) || showing.name || titleOf(showing.title, gender) || t('noOccupation');
  const request = useRequest(type.selectRequest);
  const reload = useLoad<void>(type.fetchAll, undefined, request);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const connected = type.entriesOf(profile);
  const shownBy = (showing: CareerProfile, { id }: CareerEntry) => {
    const connectedEntry = type.entriesOf(showing).find((entry) => entry.id === id);
    const isConnected = connectedEntry !== undefined;
    const isMain = connectedEntry?.main === true;
    /** Why an action is refused, as a sentence; missing where it is allowed. */
    const refusals = {
      makeMain: isMain ? t(`${name}.isMain`) : isConnected ? undefined : t(`${name}.connectFirst`),
      disconnect: isMain && !type.canDisconnectMain(showing) ? t(`${name}.mainStaysConnected`) : undefined,
      delete: isMain && showing.public ? t(`${name}.mainStays`) : undefined,
    };
    return { isConnected, isMain, refusals };
  };
  const isConnected = (entry: CareerEntry) => shownBy(profile, entry).isConnected;
  return {
    type,
    profile,
    ...useProfileGuard(profile),
    onChanged: () => dispatch(fetchProfile({ params: { profileId: profile.id } })),
    request,
    reload,
    nameOfProfile,
    entries: withConnected(useAppSelector(type.selectAll), connected),
    /** From the store: a form may just have read a newer version than was rendered. */
    find: (entryId: string | undefined) =>
      withConnected(type.selectAll(store.getState()), connected).find(({ id }) => id === entryId),
    nameOf: (entry: CareerEntry) => type.nameOf(entry) || t(`${name}.untitled`),
    isConnected,
    /** How a profile shows an entry, and what it refuses, known before any call (EXP-03, EDU-05). */
    shownBy,
    elsewhere: ({ competence_profiles }: CareerEntry) =>
      competence_profiles.filter(({ id }) => id !== profile.id).map(nameOfProfile),
    /** A public profile shows it, or will: a new one is shown by the open profile. */
    isPublic: (entry: CareerEntry | undefined) =>
      (profile.public && (entry === undefined || isConnected(entry))) ||
      otherPublicProfiles(entry?.competence_profiles ?? [], profile.id).length > 0,
  };
}
