import type { ApiFailure } from '@/api/client/failure';
import type { Education } from '@/api/endpoints/education';
import type { WorkExperience } from '@/api/endpoints/experience';
import type { ImportedItem } from '@/api/endpoints/networkImport';
import type { SearchOption } from '@/ui/form/useSearch';
import {
  plainLine,
  type ImportedCareer,
  type ImportedEducation,
  type ImportedExperience,
} from '@/domain/importedCareer';
import {
  requiredFields,
  reviewEducation,
  reviewExperience,
  withoutRepeats,
  type ReviewVerdict,
} from '@/domain/importReview';
import { missingInExperience } from '@/domain/publishing';

/** How far an entry got; each step fails alone (quality T30). */
export type RowState =
  | { step: 'open' }
  | { step: 'sending' }
  | { step: 'failed'; failure: ApiFailure }
  | { step: 'saved'; id: string; failure: ApiFailure }
  | { step: 'done' };

export interface ReviewedExperience extends Omit<ImportedExperience, 'guessed'> {
  disciplines: SearchOption[];
}
export interface ReviewedEducation extends Omit<ImportedEducation, 'period'> {
  disciplines: SearchOption[];
}

interface RowBase {
  key: string;
  isChosen: boolean;
  verdict: ReviewVerdict;
  /** Name of the user's entry that is like it. */
  known: string;
  state: RowState;
  /** As the network delivered it; what is imported from there is sent so. */
  raw?: ImportedItem;
}
export interface ExperienceRow extends RowBase {
  kind: 'experience';
  values: ReviewedExperience;
  guessed: ImportedExperience['guessed'];
}
export interface EducationRow extends RowBase {
  kind: 'education';
  values: ReviewedEducation;
  period: string;
}
export type ImportRow = ExperienceRow | EducationRow;

export interface OwnCareer {
  experience: readonly WorkExperience[];
  education: readonly Education[];
}

export interface NetworkCareer extends ImportedCareer {
  raw: { experience: ImportedItem[]; education: ImportedItem[] };
}

/** New, complete entries are chosen; all others are for the user to choose. */
export function rowsOf(career: ImportedCareer | NetworkCareer, own: OwnCareer): ImportRow[] {
  const raw = 'raw' in career ? career.raw : undefined;
  const { experience, education } = raw ? career : withoutRepeats(career);
  const rowBase = (verdict: ReviewVerdict, known: readonly (string | undefined)[], item: ImportedItem | undefined) => ({
    isChosen: false,
    verdict,
    known: known.filter(Boolean).join(' · '),
    state: { step: 'open' } as const,
    ...(item ? { raw: item } : {}),
  });
  const rows: ImportRow[] = [
    ...experience.map(({ guessed, ...entry }, index) => {
      const { verdict, known } = reviewExperience(entry, own.experience);
      return {
        ...rowBase(verdict, [known?.job_title, known?.company_name], raw?.experience[index]),
        key: `experience-${index}`,
        kind: 'experience' as const,
        guessed,
        values: { ...entry, disciplines: [] },
      };
    }),
    ...education.map(({ period, ...entry }, index) => {
      const { verdict, known } = reviewEducation(entry, own.education);
      return {
        ...rowBase(verdict, [known?.degree_name, known?.institution], raw?.education[index]),
        key: `education-${index}`,
        kind: 'education' as const,
        period,
        values: { ...entry, disciplines: [] },
      };
    }),
  ];
  return rows.map((row) => ({ ...row, isChosen: row.verdict === 'new' && missingFields(row).length === 0 }));
}

/** The user's own entry that an entry of the import became, or was before. */
export function ownOf(row: ImportRow, own: OwnCareer) {
  return row.kind === 'experience'
    ? reviewExperience(row.values, own.experience)
    : reviewEducation(row.values, own.education);
}

/** A new entry that has been saved meanwhile becomes a duplicate and is no longer chosen; others stay as they are. */
export function reviewedAgain(row: ImportRow, own: OwnCareer): ImportRow {
  if (!isWaiting(row) || row.state.step !== 'open' || row.verdict !== 'new') return row;
  const isThere = ownOf(row, own).verdict === 'duplicate';
  return isThere ? { ...row, verdict: 'duplicate', known: titleOf(row), isChosen: false } : row;
}

/** Fields that saving demands and an entry lacks. */
export function missingFields({ kind, values }: ImportRow): string[] {
  const texts = values as unknown as Record<string, unknown>;
  return requiredFields(kind).filter((name) => plainLine(texts[name]) === '');
}

/** Fields that a published profile requires and this entry lacks (PRO-10). */
export function lackingForProfile({ kind, values }: ImportRow): ('location' | 'disciplines')[] {
  const location = kind === 'experience' ? values.location : values.city;
  return missingInExperience({ location, disciplines: values.disciplines });
}

export const titleOf = (row: ImportRow) => (row.kind === 'experience' ? row.values.job_title : row.values.degree_name);

export const isWaiting = ({ isChosen, state }: ImportRow) => isChosen && state.step !== 'done';

/** Whether an entry was perhaps sent: the next try looks for it first (D-66). */
export const isUnsure = ({ state }: ImportRow) =>
  state.step === 'failed' && (state.failure.outcome === 'unknown' || state.failure.kind === 'aborted');

/** What was perhaps sent comes first: nothing else may be sent before it is known. */
export function inSendingOrder(rows: readonly ImportRow[]): ImportRow[] {
  const waiting = rows.filter((row) => isWaiting(row) || isUnsure(row));
  return [...waiting.filter(isUnsure), ...waiting.filter((row) => !isUnsure(row))];
}
