interface CreationFacts {
  /** How many profiles may be created, null where the server does not tell. */
  limit: number | null;
  /** How many there are by the server's count, null where it does not tell. */
  count: number | null;
}

/** Whether no further profile may be created (PRO-08); a limit that is not told stops nobody. */
export function isCreationLimitReached(facts: CreationFacts | null, existing: number): boolean {
  return facts?.limit != null && (facts.count ?? existing) >= facts.limit;
}
