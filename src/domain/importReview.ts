import { matchesInput } from './matchesInput';
import type { ImportedCareer, ImportedEducation, ImportedExperience } from './importedCareer';

/* What is known of each entry before it is taken over: whether it is there already, and what it still lacks. */

/** `conflict`: something of the user's own looks like the same, with other dates or under another name. */
export type ReviewVerdict = 'new' | 'duplicate' | 'conflict';

interface KnownExperience {
  id: string;
  job_title: string;
  company_name: string;
  start_date: string;
  end_date: string;
}
interface KnownEducation {
  id: string;
  degree_name: string;
  institution: string;
}

interface Review<Known> {
  verdict: ReviewVerdict;
  /** The user's own entry that it resembles. */
  known: Known | null;
}

/** Ignores spelling, punctuation and legal forms. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\b(?:gmbh|ag|kg|ug|e ?k|e ?v|inc|ltd|llc|co)\b\.?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isSame = (one: string, other: string) => folded(one) === folded(other);
const isWithin = (one: string, other: string) => folded(one).includes(folded(other)) && folded(other) !== '';
const monthOf = (day: string) => day.slice(0, 7);

export function reviewExperience<Known extends KnownExperience>(
  entry: Pick<ImportedExperience, 'job_title' | 'company_name' | 'start_date' | 'end_date'>,
  own: readonly Known[],
): Review<Known> {
  const atCompany = own.filter(({ company_name }) => isSame(company_name, entry.company_name));
  const named = atCompany.filter(({ job_title }) => isSame(job_title, entry.job_title));
  const hasStart = ({ start_date }: KnownExperience) => monthOf(start_date) === entry.start_date;
  const same = named.find((one) => hasStart(one) && monthOf(one.end_date) === entry.end_date);
  if (same) return { verdict: 'duplicate', known: same };
  const alike = named[0] ?? atCompany.find((one) => entry.start_date !== '' && hasStart(one)) ?? null;
  return { verdict: alike ? 'conflict' : 'new', known: alike };
}

export function reviewEducation<Known extends KnownEducation>(
  entry: Pick<ImportedEducation, 'degree_name' | 'institution'>,
  own: readonly Known[],
): Review<Known> {
  const named = own.filter(({ degree_name }) => isSame(degree_name, entry.degree_name));
  const same = named.find(({ institution }) => isSame(institution, entry.institution));
  if (same) return { verdict: 'duplicate', known: same };
  const isAlike = ({ degree_name, institution }: KnownEducation) =>
    isSame(institution, entry.institution) &&
    (isWithin(degree_name, entry.degree_name) || isWithin(entry.degree_name, degree_name));
  const alike = named.find(({ institution }) => institution === '' || entry.institution === '') ?? own.find(isAlike);
  return { verdict: alike ? 'conflict' : 'new', known: alike ?? null };
}

export function withoutRepeats(career: ImportedCareer): ImportedCareer {
  const once = <T extends object>(entries: readonly T[]) =>
    entries.filter((entry, index) => !entries.slice(0, index).some((before) => matchesInput(before, entry)));
  return { ...career, experience: once(career.experience), education: once(career.education) };
}

export function requiredFields(type: 'experience' | 'education'): readonly string[] {
  return type === 'experience' ? ['job_title', 'company_name', 'start_date'] : ['degree_name'];
}

/** Titles around the name make no difference. */
export function isSamePerson(name: string, person: { firstname: string; lastname: string }): boolean {
  const words = folded(name).split(' ');
  return [person.firstname, person.lastname].every((name) =>
    folded(name)
      .split(' ')
      .every((word) => word === '' || words.includes(word)),
  );
}
