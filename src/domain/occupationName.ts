/* Delivered as a pair, `Elektroingenieurin / Elektroingenieur`: of a certain person, that person's form is shown. */

/** Null where the name is no pair of two recognisable forms. */
function formsOf(name: string): { female: string; male: string } | null {
  // `Elektroingenieur/in`, `Elektroingenieur:in`, `Elektroingenieur*in`, `Elektroingenieur/-in`
  const [, male, rest] = /^([^/:*_]*\p{L})(?:\/-?|[:*_])in((?![\p{L}\d]).*)?$/u.exec(name) ?? [];
  if (male !== undefined) return { female: `${male}in${rest ?? ''}`, male: male + (rest ?? '') };
  const [first = '', second = '', ...more] = name.split(/\s*\/\s*/);
  if (first === '' || second === '' || more.length > 0) return null;
  // Without blanks it may be a shortened form, `Kaufmann/-frau`.
  if (!/\s\/\s/.test(name) && firstCharacters(first) !== firstCharacters(second)) return null;
  if (isFemale(first) === isFemale(second)) return null;
  return isFemale(first) ? { female: first, male: second } : { female: second, male: first };
}

/** Without accents: `Koch` and `Köchin` begin alike. */
function firstCharacters(form: string): string {
  return form.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 3);
}

/** Whether a German noun for a person, the first or last word of the name, is the female one. */
function isFemale(form: string): boolean {
  return /(?:in|frau|schwester)(?=$|[\s,(])/u.test(form);
}

/** Both forms where the gender is neither, or not known (I18-02). */
export function occupationName(name: string, gender: string | undefined): string {
  if (gender !== 'female' && gender !== 'male') return name;
  return formsOf(name)?.[gender] ?? name;
}
