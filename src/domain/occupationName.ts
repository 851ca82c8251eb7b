/*
 * Occupations are delivered as a pair for all genders, `Elektroingenieurin / Elektroingenieur`. Where a certain person is
 * meant, that person's form is shown; any other form stays as it is delivered.
 */

/** Both forms of an occupation; null where its name is no pair of two recognisable forms. */
function formsOf(name: string): { female: string; male: string } | null {
  const halves = name.split(/\s+\/\s+/);
  if (halves.length === 2) {
    const [first, second] = halves as [string, string];
    if (first === '' || second === '') return null;
    if (isFemale(first) === isFemale(second)) return null;
    return isFemale(first) ? { female: first, male: second } : { female: second, male: first };
  }
  // `Elektroingenieur/in`, `Elektroingenieur:in`, `Elektroingenieur*in`, `Elektroingenieur/-in`
  const [, male, rest] = /^([^/:*_]*\p{L})(?:\/-?|[:*_])in((?![\p{L}\d]).*)?$/u.exec(name) ?? [];
  return male === undefined ? null : { female: `${male}in${rest ?? ''}`, male: male + (rest ?? '') };
}

/** Whether a German noun for a person, the first or last word of the name, is the female one. */
function isFemale(form: string): boolean {
  return /(?:in|frau|schwester)(?=$|[\s,(])/u.test(form);
}

/** The occupation in the form of the person's gender; both forms where the gender is neither, or not known (I18-02). */
export function occupationName(name: string, gender: string | undefined): string {
  if (gender !== 'female' && gender !== 'male') return name;
  return formsOf(name)?.[gender] ?? name;
}
