import { fold } from './data/bilingual';
import { failField } from './fail';

/** The last part of a profile's address in the professional network: `anna-bergmann` of `.../in/anna-bergmann/`. */
export function networkSlug(address: string): string | null {
  const { hostname, pathname } = new URL(address);
  if (!/(?:^|\.)linkedin\.com$/.test(hostname)) return null;
  return /^\/in\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;
}

/** 422 unless the address is that of a profile whose name is the user's own (IMP-02). */
export function checkNetworkAddress(address: string, lastname: string): void {
  const slug = networkSlug(address);
  if (slug === null || !fold(decodeURIComponent(slug)).includes(fold(lastname))) {
    throw failField('profile_url', "does not fit the user's profile");
  }
}
