import type { Language } from '@/api/schema/languages';
import { occupationName } from '@/domain/occupationName';
import { profileName, profileNames } from '@/domain/profileName';
import { getById } from '@/store/idRecord';
import { useAppSelector } from '@/store/hooks';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';

/** `lang` only where it is not that of the profile. */
type Name = { id?: string; name: string; lang?: Language } | null;
type OwnProfile = { id?: string; occupation: Name; competence?: Name };
type NamedProfile = OwnProfile & { competence: Name; name?: string };

/**
 * Returns a profile with its names as the list of the user's profiles has them, in the language of the interface, where
 * that is loaded. What was chosen since keeps the name it was delivered with, and so does what the list names alike: a
 * server may deliver every name in the language of the profile.
 */
export function useListedNames(): <P extends OwnProfile>(profile: P) => P & { occupation: Name; competence?: Name } {
  const names = useAppSelector(selectListedNames);
  return (profile) => {
    const { occupation = null, competence = null } = getById(names, profile.id ?? '') ?? {};
    const isTranslated = (delivered: Name, listed: Name) =>
      listed !== null && listed.id === delivered?.id && listed.name !== delivered?.name;
    return {
      ...profile,
      ...(!profile.occupation || isTranslated(profile.occupation, occupation) ? { occupation } : {}),
      ...(isTranslated(profile.competence ?? null, competence) ? { competence } : {}),
    };
  };
}

/** Returns the names of the user's profiles, the occupation in the form of the user's gender; '' where none is known. */
export function useOwnProfileName(): (profile: NamedProfile | null) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  const listed = useListedNames();
  return (profile) => profileName(profile && listed(profile), gender);
}

/** Returns the names of several of the user's own profiles, each once. */
export function useOwnProfileNames(): (profiles: readonly NamedProfile[]) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  const listed = useListedNames();
  return (profiles) => profileNames(profiles.map(listed), gender);
}

/** Returns the occupation of one of the user's own profiles in the form of the user's gender; '' where it has none. */
export function useOwnOccupation(): (profile: OwnProfile | null | undefined) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  const listed = useListedNames();
  return (profile) => occupationName((profile && listed(profile).occupation?.name) ?? '', gender);
}
