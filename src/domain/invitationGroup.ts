import { inviteeName, sortByStatus, type InvitationFacts, type InviteeName } from './invitation';

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

/** Confirmed before open before expired. A link without a name is for no person. */
export function invitedPeople<T extends InvitationFacts & InviteeName>(invitations: readonly T[], now: number): T[] {
  const people = invitations.filter((invitation) => inviteeName(invitation) !== '');
  return sortByStatus(people, ['checked', 'pending', 'expired'], now);
}
