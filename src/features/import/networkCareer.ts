import type { ImportedItem, ImportedProfile } from '@/api/endpoints/networkImport';
import { educationFields } from '@/domain/educationFields';
import { importLimits, monthsFrom, periodOf, plainLine, plainText, type ImportedCareer } from '@/domain/importedCareer';
import { webAddress } from '@/domain/webAddress';

/* A network profile in the words of the product. Its fields are not specified: in the network's words, or in ours. */

const lineOf = (item: ImportedItem, ...names: string[]) =>
  names
    .map((name) => plainLine(item[name]))
    .find((line) => line !== '')
    ?.slice(0, importLimits.lineCharacters) ?? '';

/** A date as text, or as the network's `{ day, month, year }`. */
function dateOf(item: ImportedItem, ...names: string[]): string {
  const value = names
    .map((name) => item[name])
    .find((candidate) => typeof candidate === 'object' && candidate !== null);
  if (value === undefined) return lineOf(item, ...names);
  const { year, month } = value as { year?: unknown; month?: unknown };
  if (typeof year !== 'number') return '';
  return typeof month === 'number' ? `${year}-${month}` : String(year);
}

export function networkCareer({ experience, education, ...person }: ImportedProfile): ImportedCareer {
  return {
    owner: plainLine(`${person.first_name} ${person.last_name}`) || plainLine(person.full_name),
    skills: [],
    experience: experience.map((item) => ({
      raw: item,
      job_title: lineOf(item, 'job_title', 'title'),
      company_name: lineOf(item, 'company_name', 'company'),
      location: lineOf(item, 'location', 'city'),
      ...monthsFrom(dateOf(item, 'start_date', 'starts_at'), dateOf(item, 'end_date', 'ends_at')),
      description: plainText(item['description']).slice(0, importLimits.textCharacters),
    })),
    education: education.map((item) => {
      const degree = lineOf(item, 'degree_name', 'degree');
      return {
        raw: item,
        ...educationFields(degree),
        degree_name: [degree, lineOf(item, 'field_of_study')].filter(Boolean).join(' '),
        institution: lineOf(item, 'institution', 'school', 'company'),
        city: lineOf(item, 'city', 'location'),
        period: periodOf(dateOf(item, 'start_date', 'starts_at'), dateOf(item, 'end_date', 'ends_at')),
      };
    }),
  };
}

/** Whether an address is that of a person's profile in the network; whose it is, the server decides (D-31). */
export function isNetworkProfile(text: string): boolean {
  const url = webAddress(text);
  return url !== null && /(?:^|\.)linkedin\.com$/.test(url.hostname) && /^\/in\/[^/]+\/?$/.test(url.pathname);
}
