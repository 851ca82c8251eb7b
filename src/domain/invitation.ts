import { dayOf, daysBetween, hasPassed } from './day';

/** States of an invitation (D-47): `pending` is shown as available. */
const statuses = ['pending', 'checked', 'expired'] as const;
export type InvitationStatus = (typeof statuses)[number];

interface Answer {
  /** As delivered; a server may deliver none, or one that is not known here. */
  status?: string;
  accepted: boolean;
}

interface InvitationFacts extends Answer {
  expired_at: string;
}

/** An invitation that ends within so many days asks for a reminder. */
export const expiringDays = 7;

function deliveredStatus({ status }: Answer): InvitationStatus | undefined {
  return statuses.find((known) => known === status);
}

/** Whether the invited person has confirmed something; the delivered status knows more than the flag (D-47). */
export function isAccepted(invitation: Answer): boolean {
  const delivered = deliveredStatus(invitation);
  return delivered ? delivered === 'checked' : invitation.accepted;
}

/**
 * As delivered, else derived: accepted is checked; expired from the day after its last day; without a readable day it
 * stays available (D-47).
 */
export function invitationStatus(invitation: InvitationFacts, now: number): InvitationStatus {
  return (
    deliveredStatus(invitation) ??
    (invitation.accepted ? 'checked' : hasEnded(invitation.expired_at, now) ? 'expired' : 'pending')
  );
}

/** Whether the last day is readable and has passed. */
export function hasEnded(expired_at: string, now: number): boolean {
  const last = dayOf(expired_at);
  return last !== null && hasPassed(last, now);
}

/** So many of the people who have confirmed are named above the list of invitations. */
export const maxConfirmedPeople = 3;

const places: Record<InvitationStatus, number> = { pending: 0, expired: 1, checked: 2 };

/** Not accepted before accepted, available before expired; the server's order inside each group (VER-02). */
export function orderInvitations<T extends InvitationFacts>(invitations: readonly T[], now: number): T[] {
  return invitations
    .map((invitation) => ({ invitation, rank: places[invitationStatus(invitation, now)] }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ invitation }) => invitation);
}

/** Filters of the invitations; `expiring` are the open ones that end within `expiringDays`. */
export const invitationFilters = ['open', 'expiring', 'expired', 'confirmed'] as const;
export type InvitationFilter = (typeof invitationFilters)[number];

/** The filters an invitation falls under. */
export function filtersOf(invitation: InvitationFacts, now: number): InvitationFilter[] {
  const status = invitationStatus(invitation, now);
  if (status === 'checked') return ['confirmed'];
  if (status === 'expired') return ['expired'];
  const days = daysLeft(invitation, now);
  return days !== null && days <= expiringDays ? ['open', 'expiring'] : ['open'];
}

/** The open invitations that end soon, the next to end first. */
export function expiringInvitations<T extends InvitationFacts>(invitations: readonly T[], now: number): T[] {
  return invitations
    .filter((invitation) => filtersOf(invitation, now).includes('expiring'))
    .toSorted((one, other) => one.expired_at.localeCompare(other.expired_at));
}

/** Days until the last day of an invitation, 0 on that day; null where no readable day is delivered, or a past one. */
export function daysLeft({ expired_at }: Pick<InvitationFacts, 'expired_at'>, now: number): number | null {
  const today = dayOf(now);
  const last = dayOf(expired_at);
  return last === null || today === null || hasEnded(expired_at, now) ? null : daysBetween(today, last);
}

export function countInvitations(
  invitations: readonly InvitationFacts[],
  now: number,
): Record<InvitationFilter, number> {
  const counts = { open: 0, expiring: 0, expired: 0, confirmed: 0 };
  for (const invitation of invitations) for (const filter of filtersOf(invitation, now)) counts[filter] += 1;
  return counts;
}

/** The expert's next action on an invitation; null where nothing is left to do. */
export type InvitationStep = 'share' | 'remind' | 'renew';

export function nextStep(invitation: InvitationFacts, now: number): InvitationStep | null {
  const filters = filtersOf(invitation, now);
  if (filters.includes('confirmed')) return null;
  if (filters.includes('expired')) return 'renew';
  return filters.includes('expiring') ? 'remind' : 'share';
}

const verificationAddress = /^\/verification\/([^/]+)\/?$/;

/**
 * The part of an invitation's address that names it (D-60): its token, else the last part of its delivered address, else
 * its id.
 */
export function invitationToken(invitation: { id: string; token: string; verification_url: string }): string {
  return invitation.token || tokenOf(invitation.verification_url, verificationAddress) || invitation.id;
}

const personalAddress = /^\/personal\/verification\/([^/]+)\/?$/;

/** The part of a profile's own verification address that names it: as delivered, else the profile's id. */
export function profileToken(profile: { id: string; verification_url: string }): string {
  return tokenOf(profile.verification_url, personalAddress) || profile.id;
}

function tokenOf(address: string, shape: RegExp): string {
  try {
    const found = shape.exec(new URL(address, 'https://localhost').pathname)?.[1];
    return found ? decodeURIComponent(found) : '';
  } catch {
    return '';
  }
}

export interface InviteeName {
  firstname: string;
  /** '' where only one name was given. */
  lastname: string;
}

/**
 * Reads pasted names, one per line or separated by semicolons: 'Anna Maria Berg', 'Berg, Anna Maria', also with a list
 * mark in front or a mail address behind. Repetitions count once.
 */
export function parseNames(text: string): InviteeName[] {
  const names = new Map<string, InviteeName>();
  for (const line of text.split(/[\n\r;]+/)) {
    const plain = line
      .replace(/<[^<>]*>|\S+@\S+/g, ' ')
      .replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (plain === '') continue;
    const name = splitName(plain);
    names.set(`${name.firstname} ${name.lastname}`.toLowerCase(), name);
  }
  return [...names.values()];
}

/** Names as text from which `parseNames` reads the same ones. */
export function namesText(names: readonly InviteeName[]): string {
  return names.map(({ firstname, lastname }) => (lastname ? `${lastname}, ${firstname}` : firstname)).join('\n');
}

function splitName(plain: string): InviteeName {
  const comma = plain.indexOf(',');
  if (comma > 0) return { firstname: plain.slice(comma + 1).trim(), lastname: plain.slice(0, comma).trim() };
  const blank = plain.lastIndexOf(' ');
  return blank < 0
    ? { firstname: plain, lastname: '' }
    : { firstname: plain.slice(0, blank), lastname: plain.slice(blank + 1) };
}

/** First and last name of an invited person; '' for an invitation without a name. */
export function inviteeName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}

/** Name and text context of an invitation, for texts that name the person: one without a name is a general invitation. */
export function inviteeText(person: { firstname: string; lastname: string }) {
  const name = inviteeName(person);
  return name === '' ? { name, context: 'general' as const } : { name };
}
