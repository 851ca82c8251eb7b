import { dayOf } from './day';

/** States of an invitation (D-47): `pending` is shown as available. */
export type InvitationStatus = 'pending' | 'checked' | 'expired';

interface InvitationFacts {
  accepted: boolean;
  expired_at: string;
}

/** Accepted is checked; expired from the day after its last day; without a readable day it stays available. */
export function invitationStatus({ accepted, expired_at }: InvitationFacts, now: number): InvitationStatus {
  if (accepted) return 'checked';
  const last = dayOf(expired_at);
  const today = dayOf(now);
  return last !== null && today !== null && last < today ? 'expired' : 'pending';
}

const places: Record<InvitationStatus, number> = { pending: 0, expired: 1, checked: 2 };

/** Not accepted before accepted, available before expired; the server's order inside each group (VER-02). */
export function orderInvitations<T extends InvitationFacts>(invitations: readonly T[], now: number): T[] {
  const place = (invitation: T) => places[invitationStatus(invitation, now)];
  return invitations.toSorted((a, b) => place(a) - place(b));
}
