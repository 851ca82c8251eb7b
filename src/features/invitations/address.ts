import type { Invitation, VerificationPage } from '@/api/endpoints/endorsements';
import { inviteeName, invitationToken, profileToken } from '@/domain/invitation';
import { href } from '@/routes/href';

/** The address to share, on this app's own origin (D-60). */
export function invitationAddress(invitation: Invitation): string {
  return ownAddress(href('verification', { token: invitationToken(invitation) }));
}

/** Several invitations as text: per line a name and its address. */
export function addressLines(invitations: readonly Invitation[], noName: string): string {
  return invitations.map((one) => `${inviteeName(one) || noName}: ${invitationAddress(one)}`).join('\n');
}

/** A profile's own verification page on this app's origin (VER-01). */
export function profileAddress(profile: VerificationPage): string {
  return ownAddress(href('personalVerification', { token: profileToken(profile) }));
}

function ownAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}
