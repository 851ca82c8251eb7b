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

/* JSON Resume (jsonresume.org), read tolerantly: what is of another type than its schema says counts as not there. */

type Item = Readonly<Record<string, unknown>>;

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf(resume: Item, section: string): Item[] {
  const items = resume[section];
  if (!Array.isArray(items)) return [];
  if (items.length > importLimits.entries) throw new ImportRefusalError('tooMany');
  return items.filter(isItem);
}

const lineOf = (item: Item, ...names: string[]) => {
  for (const name of names) checkLength(item[name]);
  return names.map((name) => plainLine(item[name])).find((line) => line !== '') ?? '';
};

const textOf = (value: unknown) => {
  checkLength(value, importLimits.textCharacters);
  return plainText(value);
};

function experienceOf(item: Item): ImportedExperience {
  const highlights = Array.isArray(item['highlights']) ? item['highlights'].map(textOf).filter(Boolean) : [];
  return {
    job_title: lineOf(item, 'position'),
    // `company` in releases before 1.0, `organization` in honorary posts.
    company_name: lineOf(item, 'name', 'company', 'organization'),
    location: lineOf(item, 'location'),
    ...monthsFrom(lineOf(item, 'startDate'), lineOf(item, 'endDate')),
    description: [textOf(item['summary']), ...highlights.map((line) => `– ${line}`)].filter(Boolean).join('\n'),
  };
}

function studyOf(item: Item): ImportedEducation {
  const degree = lineOf(item, 'studyType');
  const subject = lineOf(item, 'area');
  return {
    ...educationFields(degree),
    degree_name: [degree, degree.includes(subject) ? '' : subject].filter(Boolean).join(' '),
    institution: lineOf(item, 'institution'),
    city: lineOf(item, 'location'),
    period: periodOf(lineOf(item, 'startDate'), lineOf(item, 'endDate')),
  };
}

function certificateOf(item: Item): ImportedEducation {
  return {
    type: 'qualification',
    grade: 'certificate',
    degree_name: lineOf(item, 'name'),
    institution: lineOf(item, 'issuer'),
    city: '',
    period: periodOf(lineOf(item, 'date'), ''),
  };
}

/** Reads a résumé; throws an `ImportRefusalError` where the text is none. */
export function readJsonResume(text: string): ImportedCareer {
  let resume: unknown;
  try {
    resume = JSON.parse(text);
  } catch {
    throw new ImportRefusalError('damaged');
  }
  if (!isItem(resume) || !['basics', 'work', 'education'].some((section) => Object.hasOwn(resume, section))) {
    throw new ImportRefusalError('type');
  }
  return {
    owner: isItem(resume['basics']) ? lineOf(resume['basics'], 'name') : '',
    experience: [...itemsOf(resume, 'work'), ...itemsOf(resume, 'volunteer')].map(experienceOf),
    education: [...itemsOf(resume, 'education').map(studyOf), ...itemsOf(resume, 'certificates').map(certificateOf)],
    skills: itemsOf(resume, 'skills')
      .map((item) => lineOf(item, 'name'))
      .filter(Boolean),
  };
}
