import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { displayName } from '@/domain/displayName';
import { publicProfile, type PublicProfileData, type PublicProfileSources } from '@/domain/publicProfile';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session';
import { selectCompetences } from '@/entities/profile/profilesSlice';
import { selectUserDetails } from '@/entities/user/userSlice';
import { usePreviewValues } from '@/ui/editor/PreviewValues';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames } from '@/ui/text/useOwnProfileName';
import { PublicProfile, type PublicProfileProps } from './PublicProfile';

/** Where nothing else is at hand. */
const noSources: PublicProfileSources = { claims: [], invitations: [] };

/** The user's own profile as its readers will see it, with the current values of the surrounding editor's fields. */
export function usePublicProfile(profile: CompetenceProfile, sources = noSources): PublicProfileData {
  const typed = usePreviewValues();
  const found = useAppSelector((state) => selectCompetences(state, profile.id));
  const user = useAppSelector(selectUser);
  const details = useAppSelector(selectUserDetails);
  const person = details ?? user;
  return publicProfile({
    profile,
    competences: found?.competences ?? [],
    typed,
    ...sources,
    person: { id: user?.id ?? '', name: person ? displayName(person) : '', gender: details?.gender },
    language: useProfileLanguage(profile),
    listed: useListedNames()(profile),
  });
}

interface OwnPublicProfileProps extends Omit<PublicProfileProps, 'data'> {
  profile: CompetenceProfile;
  sources?: PublicProfileSources;
}

export function OwnPublicProfile({ profile, sources, ...page }: OwnPublicProfileProps) {
  return <PublicProfile data={usePublicProfile(profile, sources)} {...page} />;
}
