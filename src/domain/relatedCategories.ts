interface Named {
  id: string;
  name: string;
}

interface CategoryWithSubjects extends Named {
  children: readonly Named[];
}

export interface ClaimContext {
  /** The main one of its profile; '' where it is not known. */
  competence: string;
  /** The occupation, the topic, the question. */
  texts: readonly string[];
}

/** Words that share so many first letters are alike: "Energie" and "Energieberater". */
const stemLength = 5;
const maxCategories = 5;

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) =>
    word.length < stemLength ? [] : [word.slice(0, stemLength)],
  );

/** A server refuses others. All where the offered ones are not known. */
export function stillOffered(ids: readonly string[], offered: readonly { id: string }[]): string[] {
  return ids.filter((chosen) => offered.length === 0 || offered.some(({ id }) => id === chosen));
}

/** The nearest first: of the profile's subject, then by shared words. The specification names no such connection. */
export function relatedCategories<C extends CategoryWithSubjects>(
  categories: readonly C[],
  { competence, texts }: ClaimContext,
): C[] {
  const subject = competence.toLowerCase();
  const stems = new Set([competence, ...texts].flatMap(stemsOf));
  const shared = (name: string) => new Set(stemsOf(name).filter((stem) => stems.has(stem))).size;
  const nearness = ({ id, name, children }: C) => {
    const holdsSubject = [{ id, name }, ...children].some((entry) => entry.name.toLowerCase() === subject);
    // Its own name tells more than that of one of its subjects.
    return (holdsSubject ? 100 : 0) + 3 * shared(name) + Math.max(0, ...children.map((child) => shared(child.name)));
  };
  return categories
    .map((category) => ({ category, near: nearness(category) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, maxCategories)
    .map(({ category }) => category);
}
