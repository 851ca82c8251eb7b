/** Sections of the claim editor in reading order; also the ids of their elements. */
export const claimSections = ['keywords', 'categories', 'subject', 'shortAnswer', 'profile'] as const;
export type ClaimSection = (typeof claimSections)[number];

export function isClaimSection(value: string | null): value is ClaimSection {
  return claimSections.some((section) => section === value);
}
