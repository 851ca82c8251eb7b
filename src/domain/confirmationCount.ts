interface Counted {
  verification_count?: number | null;
  checkmarks?: { count: number | null } | null;
}

/** How many confirmations a profile has, by the server; null where it does not tell (D-65). */
export function confirmationCount({ verification_count, checkmarks }: Counted): number | null {
  return verification_count ?? checkmarks?.count ?? null;
}

/** The same of several profiles together; null as soon as one of them is not known. */
export function totalConfirmations(profiles: readonly Counted[]): number | null {
  return profiles.reduce<number | null>((sum, profile) => {
    const count = confirmationCount(profile);
    return sum === null || count === null ? null : sum + count;
  }, 0);
}
