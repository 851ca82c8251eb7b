import { inviteeName, invitationStatus, type InvitationStatus } from './invitation';

/** How an expert knows an invited person; no call says it, so the expert does (D-74). */
export const invitationGroups = ['family', 'colleagues', 'customers'] as const;
export type InvitationGroup = (typeof invitationGroups)[number];

/** Ways to begin the message of an invitation. */
export const starters = ['project', 'colleague', 'client', 'family'] as const;
export type Starter = (typeof starters)[number];

const starterGroups: Record<Starter, InvitationGroup | null> = {
  project: null,
  colleague: 'colleagues',
  client: 'customers',
  family: 'family',
};

export function groupOfStarter(starter: Starter): InvitationGroup | null {
  return starterGroups[starter];
}

export function starterOfGroup(group: InvitationGroup): Starter | undefined {
  return starters.find((starter) => starterGroups[starter] === group);
}

type Person = Parameters<typeof invitationStatus>[0] & Parameters<typeof inviteeName>[0] & { id: string };

const places: Record<InvitationStatus, number> = { checked: 0, pending: 1, expired: 2 };

/** Open before expired, else in the server's order. A general invitation is for no person. */
export function peopleOfGroup<T extends Person>(
  invitations: readonly T[],
  group: InvitationGroup,
  groupOf: (invitationId: string) => InvitationGroup | null,
  now: number,
) {
  const people = invitations
    .filter((invitation) => inviteeName(invitation) !== '')
    .map((person) => ({ person, status: invitationStatus(person, now), group: groupOf(person.id) }))
    .toSorted((one, other) => places[one.status] - places[other.status]);
  const those = (matches: (found: (typeof people)[number]) => boolean) =>
    people.filter(matches).map(({ person }) => person);
  return {
    confirmed: those((found) => found.group === group && found.status === 'checked'),
    asked: those((found) => found.group === group && found.status !== 'checked'),
    ungrouped: those((found) => found.group === null),
  };
}
