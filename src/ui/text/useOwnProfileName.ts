import { occupationName } from '@/domain/occupationName';
import { profileName, profileNames } from '@/domain/profileName';
import { useAppSelector } from '@/store/hooks';
import { selectUserDetails } from '@/store/userSlice';

/** Returns the names of one's own profiles, the occupation in the form of the user's gender; '' where none is known. */
export function useOwnProfileName(): (profile: Parameters<typeof profileName>[0]) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  return (profile) => profileName(profile, gender);
}

/** Returns the names of several of one's own profiles, each once. */
export function useOwnProfileNames(): (profiles: Parameters<typeof profileNames>[0]) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  return (profiles) => profileNames(profiles, gender);
}

/** Returns the occupation of one of one's own profiles in the form of the user's gender; '' where it has none. */
export function useOwnOccupation(): (profile: { occupation: { name: string } | null } | null | undefined) => string {
  const gender = useAppSelector(selectUserDetails)?.gender;
  return (profile) => occupationName(profile?.occupation?.name ?? '', gender);
}
