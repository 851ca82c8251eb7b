import { href } from '@/routes/href';

/** Where visitors verify the expert: as delivered, else our own page for the profile (PRO-19). */
export function verificationAddress({ id, verification_url }: { id: string; verification_url: string }): string {
  return verification_url || new URL(href('personalVerification', { token: id }), window.location.origin).href;
}
