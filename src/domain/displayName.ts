import type { Language } from '@/api/schema/languages';

interface PersonName {
  firstname: string;
  lastname: string;
  academic_title?: string;
  academic_title_area?: string;
  academic_degree?: string;
}

export const joinedWords = (words: readonly (string | undefined)[], separator = ' ') =>
  words
    .map((word) => word?.trim())
    .filter(Boolean)
    .join(separator);

/** `Dr. med.`, but `Dr.-Ing.`. */
function titleWithArea({ academic_title: title, academic_title_area: area }: PersonName): string {
  return title?.trim() ? joinedWords([title, area], area?.trim() === 'Ing.' ? '-' : ' ') : '';
}

/** Title and title area, first and last name, then the degree (ACC-03). */
export function displayName(person: PersonName): string {
  return joinedWords([titleWithArea(person), person.firstname, person.lastname, person.academic_degree]);
}

/** A first name before what belongs to the person: `Annas` or `Klaus’` in German, `Anna’s` in English. */
export function possessive(firstname: string, language: Language): string {
  if (language === 'en') return `${firstname}’s`;
  return firstname + (/[sßxz]$/i.test(firstname) ? '’' : 's');
}

/** Of the first and the last word; abbreviated titles are left out. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const first = (word: string | undefined) => /^./u.exec(word ?? '')?.[0] ?? '';
  return first(words[0]) + (words.length > 1 ? first(words.at(-1)) : '');
}
