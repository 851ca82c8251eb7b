import { dayOf, daysBetween, hasPassed } from './day';

/** D-47; `pending` is shown as available. */
const statuses = ['pending', 'checked', 'expired'] as const;
export type InvitationStatus = (typeof statuses)[number];

interface Answer {
  /** As delivered: it may be missing, or not known here. */
  status?: string;
  accepted: boolean;
}

export interface InvitationFacts extends Answer {
  expired_at: string;
}

export const expiringDays = 7;

function deliveredStatus({ status }: Answer): InvitationStatus | undefined {
  return statuses.find((option) => option === status);
}

/** The delivered status knows more than the flag (D-47). */
export function isAccepted(invitation: Answer): boolean {
  const delivered = deliveredStatus(invitation);
  return delivered ? delivered === 'checked' : invitation.accepted;
}

/** As delivered, else derived: expired from the day after its last day; available without a readable day (D-47). */
export function invitationStatus(invitation: InvitationFacts, now: number): InvitationStatus {
  return (
    deliveredStatus(invitation) ??
    (invitation.accepted ? 'checked' : hasEnded(invitation.expired_at, now) ? 'expired' : 'pending')
  );
}

export function hasEnded(expired_at: string, now: number): boolean {
  const last = dayOf(expired_at);
  return last !== null && hasPassed(last, now);
}

/** Within a status, in the server's order. */
export function sortByStatus<T extends InvitationFacts>(
  invitations: readonly T[],
  order: readonly InvitationStatus[],
  now: number,
): T[] {
  return order.flatMap((status) => invitations.filter((invitation) => invitationStatus(invitation, now) === status));
}

/** Not accepted before accepted, available before expired (VER-02). */
export function orderInvitations<T extends InvitationFacts>(invitations: readonly T[], now: number): T[] {
  return sortByStatus(invitations, ['pending', 'expired', 'checked'], now);
}

/** `expiring` are the open ones that end within `expiringDays`. */
export const invitationFilters = ['open', 'expiring', 'expired', 'confirmed'] as const;
export type InvitationFilter = (typeof invitationFilters)[number];

export function filtersOf(invitation: InvitationFacts, now: number): InvitationFilter[] {
  const status = invitationStatus(invitation, now);
  if (status === 'checked') return ['confirmed'];
  if (status === 'expired') return ['expired'];
  const days = daysLeft(invitation, now);
  return days !== null && days <= expiringDays ? ['open', 'expiring'] : ['open'];
}

export function expiringInvitations<T extends InvitationFacts>(invitations: readonly T[], now: number): T[] {
  return invitations
    .filter((invitation) => filtersOf(invitation, now).includes('expiring'))
    .toSorted((a, b) => a.expired_at.localeCompare(b.expired_at));
}

/** 0 on the last day; null where no readable day is delivered, or a past one. */
export function daysLeft({ expired_at }: Pick<InvitationFacts, 'expired_at'>, now: number): number | null {
  const today = dayOf(now);
  const last = dayOf(expired_at);
  return last === null || today === null || hasEnded(expired_at, now) ? null : daysBetween(today, last);
}

export type InvitationStep = 'share' | 'remind' | 'renew';

export function nextStep(invitation: InvitationFacts, now: number): InvitationStep | null {
  const filters = filtersOf(invitation, now);
  if (filters.includes('confirmed')) return null;
  if (filters.includes('expired')) return 'renew';
  return filters.includes('expiring') ? 'remind' : 'share';
}

const verificationAddress = /^\/verification\/([^/]+)\/?$/;

/** Names an invitation in its address (D-60). */
export function invitationToken(invitation: { id: string; token: string; verification_url: string }): string {
  return invitation.token || tokenOf(invitation.verification_url, verificationAddress) || invitation.id;
}

const personalAddress = /^\/personal\/verification\/([^/]+)\/?$/;

/** Names a profile in the address of its own verification page. */
export function profileToken(profile: { id: string; verification_url: string }): string {
  return tokenOf(profile.verification_url, personalAddress) || profile.id;
}

function tokenOf(address: string, shape: RegExp): string {
  try {
    const match = shape.exec(new URL(address, 'https://localhost').pathname)?.[1];
    return match ? decodeURIComponent(match) : '';
  } catch {
    return '';
  }
}

export interface InviteeName {
  firstname: string;
  /** '' where only one name was given. */
  lastname: string;
}

/** One per line or semicolon: 'Anna Maria Berg', 'Berg, Anna Maria', with list marks or mail addresses; each once. */
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

/** `parseNames` reads the same names from it. */
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

export function inviteeName({ firstname, lastname }: InviteeName): string {
  return `${firstname} ${lastname}`.trim();
}

/** An invitation without a name is a general one. */
export function inviteeText(person: InviteeName) {
  const name = inviteeName(person);
  return name === '' ? { name, context: 'general' as const } : { name };
}
