import type { Endorsement, Invitation } from '@/api/endpoints/endorsements';
import { inviteeName, isAccepted } from './invitation';
import { confirmedNames } from './verification';

/** As far as invitations tell: the server names nobody else and does not count per competence. */
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

/** For several profiles only the group headed by the occupation counts, since competences carry no profile. */
export function groupsFor(profile: ConfirmedProfile, invitation: Invitation): readonly Endorsement[] {
  const { competence_profiles: profiles, endorsements } = invitation;
  if (!profiles.some(({ id }) => id === profile.id)) return [];
  const occupation = comparableName(profile.occupation?.name ?? '');
  return profiles.length === 1 ? endorsements : endorsements.filter(({ name }) => comparableName(name) === occupation);
}

/** Names as `comparableName` returns them. */
export function confirmedFor(profile: ConfirmedProfile, invitation: Invitation): Set<string> {
  if (!isAccepted(invitation)) return new Set();
  return new Set(confirmedNames({ endorsements: [...groupsFor(profile, invitation)] }).map(comparableName));
}

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

export function verifiersOf(profile: ConfirmedProfile, invitations: readonly Invitation[]): string[] {
  return verifierNames(invitations.filter((invitation) => confirmedFor(profile, invitation).size > 0));
}

type Accepted = Pick<Invitation, 'accepted' | 'status' | 'created_at' | 'firstname' | 'lastname'>;

export function verifierNames(invitations: readonly Accepted[]): string[] {
  const accepted = invitations.filter(isAccepted);
  const latestFirst = accepted.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  return [...new Set(latestFirst.map(inviteeName))].filter(Boolean);
}
