interface Named {
  id: string;
  name: string;
}

/** As many as fit into a line or two. */
const maxSuggestions = 5;
const maxFound = 3;

/** A few that were found by the name of a competence, then the user's most used ones. */
export function suggestedDisciplines<D extends Named>(
  matches: readonly D[],
  ofEntries: readonly (readonly D[])[],
): D[] {
  const used = ofEntries.flat();
  const countOf = (id: string) => used.filter((discipline) => discipline.id === id).length;
  const byUse = used.toSorted((a, b) => countOf(b.id) - countOf(a.id));
  const all = [...matches.slice(0, maxFound), ...byUse];
  return [...new Map(all.map((discipline) => [discipline.id, discipline])).values()].slice(0, maxSuggestions);
}
