import { educationFields } from '@/domain/educationFields';
import {
  checkLength,
  ImportRefusalError,
  importLimits,
  monthsFrom,
  periodOf,
  plainLine,
  plainText,
  type ImportedCareer,
  type ImportedEducation,
  type ImportedExperience,
} from '@/domain/importedCareer';
import { decodeEntities } from '@/domain/markup';
import { isMarkup, plainTextOf } from '@/domain/richText';

/* JSON Resume (jsonresume.org) and Reactive Resume (rxresu.me, 2 to 5), read tolerantly; texts may be HTML. */

type Item = Readonly<Record<string, unknown>>;

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of sections: in lists of their own, or one or two levels further down, as in Reactive Resume. */
function itemsOf(resume: Item, ...names: string[]): Item[] {
  const sections = isItem(resume['sections']) ? resume['sections'] : {};
  const items = names.flatMap((name) => {
    const section = isItem(sections[name]) ? sections[name] : resume[name];
    const list = isItem(section) ? section['items'] : section;
    return Array.isArray(list) ? (list as unknown[]) : [];
  });
  if (items.length > importLimits.entries) throw new ImportRefusalError('tooMany');
  return items.filter(isItem);
}

const lineOf = (item: Item, ...names: string[]) => {
  for (const name of names) checkLength(item[name]);
  // A year may be a number.
  const lines = names.map((name) => item[name]).map((value) => (typeof value === 'number' ? String(value) : value));
  return lines.map((value) => plainLine(wordsOf(value))).find((line) => line !== '') ?? '';
};

const textOf = (value: unknown) => {
  checkLength(value, importLimits.textCharacters);
  return plainText(wordsOf(value));
};

/** The words of a text that may be HTML, with a dash before each item of its lists. */
function wordsOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (!isMarkup(value)) return decodeEntities(value);
  return plainTextOf(value.replace(/<li\b[^>]*>(?:\s*<p\b[^>]*>)?/gi, '<li>– '));
}

/** Start and end, each by itself, or both in one text such as `März 2020 – heute`. */
function timesOf(item: Item): [start: string, end: string] {
  if (isItem(item['date'])) return [lineOf(item['date'], 'start'), lineOf(item['date'], 'end')];
  const whole = lineOf(item, 'period', 'date');
  if (whole === '') return [lineOf(item, 'startDate'), lineOf(item, 'endDate')];
  const [start = '', end] = whole.split(/\s*[–—]\s*|\s+(?:-|to|bis|until)\s+|(?<=\d{4})-(?=\d{4}|\d\d?[./]|\p{L})/iu);
  const since = start.replace(/^(?:since|seit|from|von|ab)\s+/i, '');
  return [since, end ?? (since === start ? start : '')];
}

/** The roles at one employer as entries of their own. */
function rolesOf(item: Item): Item[] {
  const roles = Array.isArray(item['roles']) ? item['roles'].filter(isItem) : [];
  return roles.length > 0 ? roles.map((role) => ({ ...item, ...role })) : [item];
}

function experienceOf(item: Item): ImportedExperience {
  const highlights = Array.isArray(item['highlights']) ? item['highlights'].map(textOf).filter(Boolean) : [];
  return {
    job_title: lineOf(item, 'position'),
    // `company` in releases before 1.0 and in Reactive Resume, `organization` in honorary posts.
    company_name: lineOf(item, 'name', 'company', 'organization'),
    location: lineOf(item, 'location'),
    ...monthsFrom(...timesOf(item)),
    description: [textOf(item['summary']) || textOf(item['description']), ...highlights.map((line) => `– ${line}`)]
      .filter(Boolean)
      .join('\n'),
  };
}

function studyOf(item: Item): ImportedEducation {
  const degree = lineOf(item, 'studyType', 'degree');
  const subject = lineOf(item, 'area', 'field');
  return {
    ...educationFields(degree),
    degree_name: [degree, degree.includes(subject) ? '' : subject].filter(Boolean).join(' '),
    institution: lineOf(item, 'institution', 'school'),
    city: lineOf(item, 'location'),
    period: periodOf(...timesOf(item)),
  };
}

function certificateOf(item: Item): ImportedEducation {
  return {
    type: 'qualification',
    grade: 'certificate',
    degree_name: lineOf(item, 'name', 'title'),
    institution: lineOf(item, 'issuer'),
    city: '',
    period: periodOf(lineOf(item, 'date'), ''),
  };
}

/** Builders of CVs write an empty entry for a section that is not filled in. */
function isFilled(entry: ImportedExperience | ImportedEducation): boolean {
  if ('degree_name' in entry) return `${entry.degree_name}${entry.institution}` !== '';
  return `${entry.job_title}${entry.company_name}${entry.description}` !== '';
}

function ownerOf(resume: Item): string {
  const { basics, profile } = resume;
  const name = isItem(basics) ? lineOf(basics, 'name') : '';
  if (name !== '' || !isItem(profile)) return name;
  return [lineOf(profile, 'firstName'), lineOf(profile, 'lastName')].filter(Boolean).join(' ');
}

/** The name of a group of skills, or those in it. */
function skillsOf(item: Item): string[] {
  const name = lineOf(item, 'name');
  const keywords = Array.isArray(item['keywords']) ? (item['keywords'] as unknown[]) : [];
  return (name ? [name] : keywords.map((keyword) => lineOf({ keyword }, 'keyword'))).filter(Boolean);
}

/** Reads a résumé; throws an `ImportRefusalError` where the text is none. */
export function readJsonResume(text: string): ImportedCareer {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch {
    throw new ImportRefusalError('damaged');
  }
  if (
    !isItem(resume) ||
    !['basics', 'work', 'education', 'sections'].some((section) => Object.hasOwn(resume, section))
  ) {
    throw new ImportRefusalError('type');
  }
  return {
    owner: ownerOf(resume),
    experience: itemsOf(resume, 'work', 'experience', 'volunteer').flatMap(rolesOf).map(experienceOf).filter(isFilled),
    education: [
      ...itemsOf(resume, 'education').map(studyOf),
      ...itemsOf(resume, 'certificates', 'certifications').map(certificateOf),
    ].filter(isFilled),
    skills: itemsOf(resume, 'skills').flatMap(skillsOf),
  };
}
