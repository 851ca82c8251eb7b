import type { ApiFailure } from '@/api/client/failure';
import type { Education } from '@/api/endpoints/education';
import type { WorkExperience } from '@/api/endpoints/experience';
import { monthOf } from '@/api/schema/fields';
import type { Named } from '@/api/schema/entities';
import { matchesInput } from './matchesInput';
import { plainLine, type ImportedCareer, type ImportedEducation, type ImportedExperience } from './importedCareer';
import { factsText } from './plainText';
import { missingInExperience } from './publishing';

/* What is known of each entry before it is taken over, and how far it gets. */

/** `conflict`: something of the user's own looks like the same, with other dates or under another name. */
export type ReviewVerdict = 'new' | 'duplicate' | 'conflict';

/** How far an entry got; each step fails alone (quality T30). */
export type RowState =
  | { step: 'open' }
  | { step: 'sending' }
  | { step: 'failed'; failure: ApiFailure }
  | { step: 'saved'; id: string; failure?: ApiFailure }
  | { step: 'done' };

type Entry =
  | { kind: 'experience'; values: ImportedExperience & { disciplines: Named[] } }
  | { kind: 'education'; values: ImportedEducation & { disciplines: Named[] } };

export type ImportRow = Entry & RowFacts;

export interface RowFacts {
  key: string;
  isChosen: boolean;
  verdict: ReviewVerdict;
  /** Name of the user's entry that is like it. */
  known: string;
  state: RowState;
}

export interface ExistingEntries {
  experience: readonly WorkExperience[];
  education: readonly Education[];
}

/** The profile that is to show what is taken over. */
export interface TargetProfile {
  id: string;
  isPublic: boolean;
}

/** Fields that play the same part in both kinds of entries. */
export const entryFields = {
  experience: { title: 'job_title', at: 'company_name', place: 'location', required: ['company_name', 'start_date'] },
  education: { title: 'degree_name', at: 'institution', place: 'city', required: [] },
} as const;

interface Review<Known> {
  verdict: ReviewVerdict;
  /** The user's own entry that it resembles. */
  existing: Known | null;
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

const isSame = (a: string, b: string) => folded(a) === folded(b);
const isWithin = (a: string, b: string) => folded(a).includes(folded(b)) && folded(b) !== '';

type ExperienceFacts = Pick<WorkExperience, 'job_title' | 'company_name' | 'start_date' | 'end_date'>;
type EducationFacts = Pick<Education, 'degree_name' | 'institution'>;

export function reviewExperience<Known extends ExperienceFacts>(
  entry: ExperienceFacts,
  own: readonly Known[],
): Review<Known> {
  const atCompany = own.filter(({ company_name }) => isSame(company_name, entry.company_name));
  const named = atCompany.filter(({ job_title }) => isSame(job_title, entry.job_title));
  const hasStart = ({ start_date }: ExperienceFacts) => monthOf(start_date) === entry.start_date;
  const same = named.find((item) => hasStart(item) && monthOf(item.end_date) === entry.end_date);
  if (same) return { verdict: 'duplicate', existing: same };
  const alike = named[0] ?? atCompany.find((item) => entry.start_date !== '' && hasStart(item)) ?? null;
  return { verdict: alike ? 'conflict' : 'new', existing: alike };
}

export function reviewEducation<Known extends EducationFacts>(
  entry: EducationFacts,
  own: readonly Known[],
): Review<Known> {
  const named = own.filter(({ degree_name }) => isSame(degree_name, entry.degree_name));
  const same = named.find(({ institution }) => isSame(institution, entry.institution));
  if (same) return { verdict: 'duplicate', existing: same };
  const isAlike = ({ degree_name, institution }: EducationFacts) =>
    isSame(institution, entry.institution) &&
    (isWithin(degree_name, entry.degree_name) || isWithin(entry.degree_name, degree_name));
  const alike = named.find(({ institution }) => institution === '' || entry.institution === '') ?? own.find(isAlike);
  return { verdict: alike ? 'conflict' : 'new', existing: alike ?? null };
}

/** The user's own entry that an entry of the import became, or was before. */
export function reviewEntry({ kind, values }: Entry, own: ExistingEntries): Review<WorkExperience | Education> {
  return kind === 'experience' ? reviewExperience(values, own.experience) : reviewEducation(values, own.education);
}

export function withoutRepeats<T extends object>(entries: readonly T[]): T[] {
  return entries.filter((entry, index) => !entries.slice(0, index).some((before) => matchesInput(before, entry)));
}

/** New, complete entries are chosen; all others are for the user to choose. */
export function rowsOf(
  { experience, education }: Pick<ImportedCareer, 'experience' | 'education'>,
  own: ExistingEntries,
): ImportRow[] {
  const entriesOf = (kind: Entry['kind'], found: readonly object[]) =>
    withoutRepeats(found).map((entry) => ({ kind, values: { ...entry, disciplines: [] } }) as unknown as Entry);
  return [...entriesOf('experience', experience), ...entriesOf('education', education)].map((entry, index) => {
    const { verdict, existing } = reviewEntry(entry, own);
    const { title, at } = entryFields[entry.kind];
    return {
      ...entry,
      key: `${entry.kind}-${index}`,
      verdict,
      known: factsText([textOf(existing, title), textOf(existing, at)]),
      isChosen: verdict === 'new' && missingFields(entry).length === 0,
      state: { step: 'open' },
    };
  });
}

/** A new entry that has been saved meanwhile becomes a duplicate and is no longer chosen; others stay as they are. */
export function reviewedAgain(row: ImportRow, own: ExistingEntries): ImportRow {
  if (!isWaiting(row) || row.state.step !== 'open' || row.verdict !== 'new') return row;
  const isThere = reviewEntry(row, own).verdict === 'duplicate';
  return isThere ? { ...row, verdict: 'duplicate', known: titleOf(row), isChosen: false } : row;
}

/** Of what a network's import has saved, only the connection with the profile may be left to do. */
export function savedFromNetwork(row: ImportRow, own: ExistingEntries, profile: TargetProfile | null): ImportRow {
  if (!isUnsent(row)) return row;
  const { existing } = reviewEntry(row, own);
  const profileId = profileToConnect(row, profile);
  const isLeft = profileId !== null && existing?.competence_profiles.every(({ id }) => id !== profileId);
  return { ...row, state: existing && isLeft ? { step: 'saved', id: existing.id } : { step: 'done' } };
}

/** '' where the entry has no such field. */
export const textOf = (values: object | null, field: string) => plainLine((values as Record<string, unknown>)?.[field]);

export const titleOf = ({ kind, values }: Entry) => textOf(values, entryFields[kind].title);

/** Fields that saving demands and an entry lacks. */
export function missingFields({ kind, values }: Entry): string[] {
  const { title, required } = entryFields[kind];
  return [title, ...required].filter((field) => textOf(values, field) === '');
}

/** Fields that a published profile requires and this entry lacks (PRO-10). */
export function lackingForProfile({ kind, values }: Entry): ('location' | 'disciplines')[] {
  return missingInExperience({ location: textOf(values, entryFields[kind].place), disciplines: values.disciplines });
}

/** Null for none, and for an incomplete entry of a public profile (D-62). */
export function profileToConnect(row: Entry, profile: TargetProfile | null): string | null {
  return profile === null || (profile.isPublic && lackingForProfile(row).length > 0) ? null : profile.id;
}

export const isWaiting = ({ isChosen, state }: ImportRow) => isChosen && state.step !== 'done';

export const isUnsent = (row: ImportRow) => isWaiting(row) && row.state.step !== 'saved';

/** Whether an entry was perhaps sent: the next try looks for it first (D-66). */
export const isUnsure = ({ state }: ImportRow) =>
  state.step === 'failed' && (state.failure.outcome === 'unknown' || state.failure.kind === 'aborted');

/** Perhaps sent ones first: nothing else may be sent before their outcome is known. */
export function inSendingOrder(rows: readonly ImportRow[]): ImportRow[] {
  const pending = rows.filter((row) => isWaiting(row) || isUnsure(row));
  return [...pending.filter(isUnsure), ...pending.filter((row) => !isUnsure(row))];
}

/** Kept rows as they go on: the outcome of what was in flight is unknown. Null where they have not the expected shape. */
export function restoredRows(stored: unknown): ImportRow[] | null {
  const isRow = ({ kind, values, state }: Partial<ImportRow>) =>
    kind !== undefined && kind in entryFields && Array.isArray(values?.disciplines) && typeof state?.step === 'string';
  if (!Array.isArray(stored) || !stored.every(isRow)) return null;
  return (stored as ImportRow[]).map((row) =>
    row.state.step === 'sending'
      ? { ...row, state: { step: 'failed', failure: { kind: 'network', outcome: 'unknown' } } }
      : row,
  );
}

/** With the end of a period as a choice; one that could not be read is asked for. */
export function valuesToEdit({ kind, values }: Entry): Record<string, unknown> {
  if (kind === 'education') return { ...values };
  return { ...values, ongoing: values.end_date === '' && values.guessed !== 'end' };
}

/** Edited values are no guess any more. */
export function editedValues({ ongoing, ...values }: Record<string, unknown>): ImportRow['values'] {
  const changed = { ...values, guessed: null, ...(ongoing === true ? { end_date: '' } : {}) };
  return changed as unknown as ImportRow['values'];
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
