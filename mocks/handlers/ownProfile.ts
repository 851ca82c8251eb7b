import { owned } from '../db/ownership';
import type { ProfileRecord } from '../db/profileRecords';
import type { AccountRecord } from '../db/records';
import type { World } from '../db/world';

/** Any call whose path names a profile. */
export interface ProfileCall {
  params: { profileId: string };
  world: World;
  account: AccountRecord;
}

/** One's own profile, named by the path. */
export function ownProfile({ params, world, account }: ProfileCall): ProfileRecord {
  return owned(world, 'profiles', params.profileId, account);
}

/** One's own profile, about to be changed. */
export function changingProfile(call: ProfileCall): ProfileRecord {
  const profile = ownProfile(call);
  profile.updated_at = call.world.stamp();
  return profile;
}
