interface Named {
  id: string;
  name: string;
}

/** As many as fit into a line or two. */
const maxSuggestions = 5;
const maxFound = 3;

/** A few that were found by the name of a competence, then the user's most used ones. */
export function suggestedDisciplines<D extends Named>(found: readonly D[], ofEntries: readonly (readonly D[])[]): D[] {
  const used = ofEntries.flat();
  const countOf = (id: string) => used.filter((one) => one.id === id).length;
  const byUse = used.toSorted((one, other) => countOf(other.id) - countOf(one.id));
  const all = [...found.slice(0, maxFound), ...byUse];
  return [...new Map(all.map((discipline) => [discipline.id, discipline])).values()].slice(0, maxSuggestions);
}
