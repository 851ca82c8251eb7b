interface SlotFacts {
  competences: readonly unknown[];
  /** How many more may be added, null where the server does not tell. */
  available_competence_slots: number | null;
  max_competences: number | null;
}

/** How many competences a profile may carry; null where the server sets no limit (PRO-06). */
export function mostCompetences(facts: SlotFacts): number | null {
  if (facts.max_competences !== null) return facts.max_competences;
  const { available_competence_slots: left } = facts;
  return left === null ? null : facts.competences.length + left;
}
