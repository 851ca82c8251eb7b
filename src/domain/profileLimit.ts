interface LimitFacts {
  /** By the server's count; each null where the server does not tell. */
  competences: number | null;
  available_competence_slots: number | null;
  max_competences: number | null;
}

/** Null where the server does not tell (PRO-08). */
export function profilesLeft(facts: LimitFacts | null, existing: number): number | null {
  if (!facts) return null;
  const { competences, available_competence_slots: available, max_competences: max } = facts;
  if (available === null && max === null) return null;
  return Math.max(0, available ?? Number(max) - (competences ?? existing));
}

/** An unknown limit is not reached. */
export function isCreationLimitReached(facts: LimitFacts | null, existing: number): boolean {
  return profilesLeft(facts, existing) === 0;
}

interface CompetenceLimitFacts {
  competences: readonly unknown[];
  /** For more competences; null where the server does not tell. */
  available_competence_slots: number | null;
  max_competences: number | null;
}

/** Null where the server sets no limit (PRO-06). */
export function maxCompetences(facts: CompetenceLimitFacts): number | null {
  if (facts.max_competences !== null) return facts.max_competences;
  const { available_competence_slots: left } = facts;
  return left === null ? null : facts.competences.length + left;
}
