import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName } from './invitation';
import { confirmedNames } from './verification';

/** The people who confirmed a competence, as far as invitations name them. */
export interface Confirmations {
  /** Accepted invitations; a general one names nobody. */
  count: number;
  people: { id: string; name: string }[];
}

interface ConfirmedProfile {
  id: string;
  occupation: { name: string } | null;
}

const plain = (name: string) => name.trim().toLocaleLowerCase('de');

/**
 * The names that an invitation confirmed for a profile. Competences carry no profile: where an invitation is for several,
 * only the group that is headed by the profile's occupation counts.
 */
function confirmedFor(profile: ConfirmedProfile, invitation: Invitation): Set<string> {
  const { accepted, competence_profiles: profiles, endorsements } = invitation;
  if (!accepted || !profiles.some(({ id }) => id === profile.id)) return new Set();
  const occupation = plain(profile.occupation?.name ?? '');
  const groups = profiles.length === 1 ? endorsements : endorsements.filter(({ name }) => plain(name) === occupation);
  return new Set(confirmedNames({ ...invitation, endorsements: groups }).map(plain));
}

/** Returns who confirmed a competence of a profile, by the competence's name. */
export function confirmationsOf(
  profile: ConfirmedProfile,
  invitations: readonly Invitation[],
): (competence: string) => Confirmations {
  const confirmed = invitations.map((invitation) => ({ invitation, names: confirmedFor(profile, invitation) }));
  return (competence) => {
    const given = confirmed.filter(({ names }) => names.has(plain(competence))).map(({ invitation }) => invitation);
    const people = given.map((invitation) => ({ id: invitation.id, name: inviteeName(invitation) }));
    return { count: given.length, people: people.filter(({ name }) => name !== '') };
  };
}
