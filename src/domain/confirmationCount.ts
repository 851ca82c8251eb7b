interface Counted {
  verification_count?: number | null;
  checkmarks?: { count: number | null } | null;
}

/** Null where the server does not tell (D-65). */
export function confirmationCount({ verification_count, checkmarks }: Counted): number | null {
  return verification_count ?? checkmarks?.count ?? null;
}

export function totalConfirmations(profiles: readonly Counted[]): number | null {
  return profiles.reduce<number | null>((sum, profile) => {
    const count = confirmationCount(profile);
    return sum === null || count === null ? null : sum + count;
  }, 0);
}
