import { inviteeName, invitationStatus, type InvitationStatus } from './invitation';

/** How an expert knows an invited person; no call says it, so the expert does (D-74). */
export const invitationGroups = ['family', 'colleagues', 'customers'] as const;
export type InvitationGroup = (typeof invitationGroups)[number];

/** How an invited person is addressed: Sie or Du. */
export const tones = ['formal', 'informal'] as const;
export type Tone = (typeof tones)[number];

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

type Person = Parameters<typeof invitationStatus>[0] & Parameters<typeof inviteeName>[0];

const places: Record<InvitationStatus, number> = { checked: 0, pending: 1, expired: 2 };

/** Confirmed before open before expired, else in the server's order. A link without a name is for no person. */
export function invitedPeople<T extends Person>(invitations: readonly T[], now: number): T[] {
  return invitations
    .filter((invitation) => inviteeName(invitation) !== '')
    .map((person) => ({ person, place: places[invitationStatus(person, now)] }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ person }) => person);
}
