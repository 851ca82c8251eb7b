import type { Endorsement, Invitation } from '@/api/endpoints/endorsements';
import { inviteeName, isAccepted } from './invitation';
import { confirmedNames } from './verification';

/** As far as invitations tell; the server names nobody else and counts no competence of its own. */
export interface Confirmations {
  /** Accepted invitations; a general one names nobody. */
  count: number;
  people: { id: string; name: string }[];
}

interface ConfirmedProfile {
  id: string;
  occupation: { name: string } | null;
}

/** A competence's name for comparing: competences of invitations carry no id of the profile's. */
export const comparableName = (name: string) => name.trim().toLocaleLowerCase('de');

/**
 * The groups of an invitation that are about a profile. Competences carry no profile: where an invitation is for several,
 * only the group that is headed by the profile's occupation counts.
 */
export function groupsFor(profile: ConfirmedProfile, invitation: Invitation): readonly Endorsement[] {
  const { competence_profiles: profiles, endorsements } = invitation;
  if (!profiles.some(({ id }) => id === profile.id)) return [];
  const occupation = comparableName(profile.occupation?.name ?? '');
  return profiles.length === 1 ? endorsements : endorsements.filter(({ name }) => comparableName(name) === occupation);
}

/** The names that an invitation confirmed for a profile, as `plain` has them. */
export function confirmedFor(profile: ConfirmedProfile, invitation: Invitation): Set<string> {
  if (!isAccepted(invitation)) return new Set();
  return new Set(confirmedNames({ endorsements: [...groupsFor(profile, invitation)] }).map(comparableName));
}

/** Returns who confirmed a competence of a profile, by the competence's name. */
export function confirmationsOf(
  profile: ConfirmedProfile,
  invitations: readonly Invitation[],
): (competence: string) => Confirmations {
  const confirmed = invitations.map((invitation) => ({ invitation, names: confirmedFor(profile, invitation) }));
  return (competence) => {
    const given = confirmed
      .filter(({ names }) => names.has(comparableName(competence)))
      .map(({ invitation }) => invitation);
    const people = given.map((invitation) => ({ id: invitation.id, name: inviteeName(invitation) }));
    return { count: given.length, people: people.filter(({ name }) => name !== '') };
  };
}

/** Names of those who confirmed a competence of a profile. */
export function verifiersOf(profile: ConfirmedProfile, invitations: readonly Invitation[]): string[] {
  return verifierNames(invitations.filter((invitation) => confirmedFor(profile, invitation).size > 0));
}

type Accepted = Pick<Invitation, 'accepted' | 'status' | 'created_at' | 'firstname' | 'lastname'>;

/** Names of those who accepted an invitation, each once, the latest invitation first. */
export function verifierNames(invitations: readonly Accepted[]): string[] {
  const accepted = invitations.filter(isAccepted);
  const latestFirst = accepted.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  return [...new Set(latestFirst.map(inviteeName))].filter(Boolean);
}
