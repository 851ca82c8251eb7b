import type { ImportedItem } from '@/api/endpoints/networkImport';

/* What a file or a profile elsewhere tells of a career, before anything of it is taken over (IMP-01, ux no. 10). */

export interface ImportedExperience {
  job_title: string;
  company_name: string;
  location: string;
  /** `YYYY-MM`, '' where it is not known. */
  start_date: string;
  /** `YYYY-MM`, '' for until today. */
  end_date: string;
  description: string;
  /** Guessed: a month where only the year was given, or an end that cannot be read. */
  guessed: 'month' | 'end' | null;
  /** As the network delivered it, which is what is sent; none from a file. */
  raw?: ImportedItem;
}

export interface ImportedEducation {
  type: string;
  grade: string;
  degree_name: string;
  institution: string;
  city: string;
  /** When it was; only to recognise it by, since an education of the product has no dates. */
  period: string;
  raw?: ImportedItem;
}

export interface ImportedCareer {
  /** '' where it is not known. */
  owner: string;
  experience: ImportedExperience[];
  education: ImportedEducation[];
  skills: string[];
}

export const noCareer: ImportedCareer = { owner: '', experience: [], education: [], skills: [] };

export type ImportRefusal =
  | 'tooLarge'
  | 'bomb'
  | 'tooMany'
  | 'tooLong'
  | 'path'
  | 'type'
  | 'pdf'
  | 'encoding'
  | 'damaged'
  | 'empty'
  | 'timeout'
  | 'unavailable';

export class ImportRefusalError extends Error {
  readonly reason: ImportRefusal;

  constructor(reason: ImportRefusal) {
    super(`files refused: ${reason}`);
    this.name = 'ImportRefusalError';
    this.reason = reason;
  }
}

const megabyte = 1024 * 1024;

/** Far above what a career needs, and far below what a browser could choke on. */
export const importLimits = {
  /** A ZIP holds messages and pictures too. */
  zipBytes: 50 * megabyte,
  textBytes: 5 * megabyte,
  /** In all files read from a ZIP together. */
  unpackedBytes: 10 * megabyte,
  zipEntries: 5000,
  /** Of work experience, and of education. */
  entries: 300,
  files: 10,
  /** Characters of a name, a place or a date, and of a description. */
  lineCharacters: 1000,
  textCharacters: 10_000,
} as const;

/** No control characters, nothing that changes the direction of the text after it. */
export function plainText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u{202a}-\u{202e}\u{2066}-\u{2069}\u{feff}]/gu, '')
    .replace(/\p{Surrogate}/gu, '\u{fffd}')
    .trim();
}

export const plainLine = (value: unknown) => plainText(value).replace(/\s+/g, ' ');

/** Throws where a text is too long for any field of a career, before slow work is done on it. */
export function checkLength(value: unknown, max: number = importLimits.lineCharacters): void {
  if (typeof value === 'string' && value.length > max) throw new ImportRefusalError('tooLong');
}

const monthNames = [
  'jan jän',
  'feb',
  'mar mär mrz',
  'apr',
  'may mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct okt',
  'nov',
  'dec dez',
];

/** `YYYY-MM` of a date in one of the forms that exports use; '' where there is none. */
export function monthFrom(date: string, ofYear: '01' | '12' = '01'): { month: string; yearOnly: boolean } {
  const text = date.trim().toLowerCase();
  const [, name = '', afterName = ''] = /^(\p{L}{3,})\.?,? (\d{4})$/u.exec(text) ?? [];
  const named = name ? monthNames.findIndex((names) => names.split(' ').includes(name.slice(0, 3))) + 1 : 0;
  if (named > 0) return checkedMonth(afterName, String(named));
  const iso = /^(\d{4})[-/](\d{1,2})(?:[-/]\d{1,2})?(?:[t ]\d.*)?$/.exec(text);
  if (iso) return checkedMonth(iso[1] ?? '', iso[2] ?? '');
  const [, first = '', year = ''] = /^(?:\d{1,2}\.)?(\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  if (year) return checkedMonth(year, first);
  const checked = /^\d{4}$/.test(text) ? checkedMonth(text, ofYear) : checkedMonth('', '');
  return { ...checked, yearOnly: checked.month !== '' };
}

function checkedMonth(year: string, month: string): { month: string; yearOnly: boolean } {
  const isReal = Number(year) >= 1900 && Number(year) < 2100 && Number(month) >= 1 && Number(month) <= 12;
  return { month: isReal ? `${year}-${month.padStart(2, '0')}` : '', yearOnly: false };
}

const present = /^(?:bis )?(?:heute|present|current|now|today|aktuell|jetzt|ongoing|laufend)$/i;

/** An end that cannot be read, or lies before the start, is left open. */
export function monthsFrom(
  start: string,
  end: string,
): Pick<ImportedExperience, 'start_date' | 'end_date' | 'guessed'> {
  const from = monthFrom(start);
  const to = monthFrom(end, '12');
  const isInOrder = to.month === '' || to.month >= from.month;
  const end_date = isInOrder ? to.month : '';
  const isEndUnread = end_date === '' && end.trim() !== '' && !present.test(end.trim());
  const isYearAlone = from.yearOnly || to.yearOnly;
  return { start_date: from.month, end_date, guessed: isEndUnread ? 'end' : isYearAlone ? 'month' : null };
}

/** As `2010 – 2014`. */
export function periodOf(start: string, end: string): string {
  const years = [monthFrom(start).month.slice(0, 4), monthFrom(end).month.slice(0, 4)].filter(Boolean);
  return [...new Set(years)].join(' – ');
}
