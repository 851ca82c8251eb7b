interface Identified {
  id: string;
}

/**
 * The id of what was just created: as answered, else the one the list has now and had not before; null where neither
 * tells.
 */
export function createdId(
  answer: Identified | null,
  before: readonly Identified[],
  after: readonly Identified[] | null,
): string | null {
  if (answer) return answer.id;
  const known = new Set(before.map(({ id }) => id));
  return after?.find(({ id }) => !known.has(id))?.id ?? null;
}
