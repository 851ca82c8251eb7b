import type { Invitation } from '@/api/endpoints/endorsements';
import { inviteeName, invitationToken } from '@/domain/invitation';
import { addressOf } from '@/platform/config';
import { href } from '@/routes/href';

/** The address to share, on this app's own origin (D-60). */
export function invitationAddress(invitation: Invitation): string {
  return addressOf(href('verification', { token: invitationToken(invitation) }));
}

/** Several invitations as text: per line a name and its address. */
export function addressLines(invitations: readonly Invitation[], noName: string): string {
  return invitations
    .map((invitation) => `${inviteeName(invitation) || noName}: ${invitationAddress(invitation)}`)
    .join('\n');
}
