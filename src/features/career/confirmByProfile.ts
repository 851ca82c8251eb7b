import { profiles, type CompetenceProfile } from '@/api/endpoints/profiles';
import { apiThunk, type WriteConfirmation } from '@/store/apiThunk';

/** Reads which entries a profile shows; kept nowhere. */
const fetchConnectedProfile = apiThunk(profiles.getProfile, { typeSuffix: 'connections' });

/** Settles a lost response to a change of a profile's connections by the profile, read again (D-66). */
export function confirmByProfile<Args extends { params: { profileId: string } }>(
  isDone: (profile: CompetenceProfile, args: Args) => boolean,
): WriteConfirmation<Args, CompetenceProfile> {
  return {
    refetch: ({ params: { profileId } }) => fetchConnectedProfile({ params: { profileId } }),
    isDone: (profile, args) => profile !== null && isDone(profile, args),
  };
}
