import { isLanguage, type Language } from '@/api/schema/languages';
import { occupationName } from '@/domain/occupationName';
import { profileName, profileNames } from '@/domain/profileName';
import { getById } from '@/store/idRecord';
import { useAppSelector } from '@/store/hooks';
import { selectListedNames } from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { useLanguage } from './useLanguage';

/** `lang` only where it is known. */
type Name = { id?: string; name: string; lang?: Language } | null;
type OwnProfile = { id?: string; language?: string; occupation: Name; competence?: Name };
type NamedProfile = OwnProfile & { competence: Name; name?: string };

/**
 * With names in the profile's own language (D-63), from the user's list; what was chosen since keeps its delivered
 * name. Where the server names no language, in that of the interface.
 */
export function useListedNames(): <P extends OwnProfile>(profile: P) => P & { occupation: Name; competence?: Name } {
  const names = useAppSelector(selectListedNames);
  return (profile) => {
    const entry = getById(names, profile.id ?? '');
    if (!entry) return profile;
    const language = profile.language || entry.language;
    const nameOf = (delivered: Name, name: Name): Name => {
      if (!name || (delivered && delivered.id !== name.id)) return delivered;
      // A call without a language delivers names in that of the profile.
      const isOwn = delivered && delivered.name !== name.name && entry.lang !== language;
      return isOwn && isLanguage(language) ? { ...delivered, lang: language } : { ...name, lang: entry.lang };
    };
    const occupation = nameOf(profile.occupation, entry.occupation);
    return profile.competence
      ? { ...profile, occupation, competence: nameOf(profile.competence, entry.competence) }
      : { ...profile, occupation };
  };
}

/** Undefined where it is not known. */
export function useKnownLanguage(profileId: string | null): Language | undefined {
  const names = useAppSelector(selectListedNames);
  const language = getById(names, profileId ?? '')?.language;
  return isLanguage(language) ? language : undefined;
}

/** Returns the language of the names of profiles, if it is one language and not that of the interface. */
export function useNameLanguage(): (...profiles: readonly (OwnProfile | null)[]) => Language | undefined {
  const withListedNames = useListedNames();
  const interfaceLanguage = useLanguage();
  return (...profiles) => {
    const names = profiles
      .filter((profile) => profile !== null)
      .map(withListedNames)
      .flatMap(({ occupation, competence }) => [occupation, competence ?? null]);
    const [language, ...others] = new Set(names.flatMap((name) => name?.lang ?? []));
    return others.length > 0 || language === interfaceLanguage ? undefined : language;
  };
}

/** The occupation is in the form for the user's gender; '' where no name is known. */
export function useOwnProfileName(): (profile: NamedProfile | null) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  const withListedNames = useListedNames();
  return (profile) => profileName(profile && withListedNames(profile), gender);
}

/** Returns each name once. */
export function useOwnProfileNames(): (profiles: readonly NamedProfile[]) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  const withListedNames = useListedNames();
  return (profiles) => profileNames(profiles.map(withListedNames), gender);
}

/** In the form for the user's gender; '' where the profile has none. */
export function useOwnOccupation(): (profile: OwnProfile | null | undefined) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  const withListedNames = useListedNames();
  return (profile) => occupationName((profile && withListedNames(profile).occupation?.name) ?? '', gender);
}
