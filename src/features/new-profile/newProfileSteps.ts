import { withPeriodRules } from '@/api/endpoints/experience';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { LanguageCode, limits, MonthInput, ruleError, Title } from '@/api/schema/fields';
import type { Category, Named } from '@/api/schema/entities';
import { defaultLanguage } from '@/api/schema/languages';
import { z } from '@/api/schema/zod';
import { relatedCategories } from '@/domain/relatedCategories';
import { subjectOf } from '@/entities/profile/profilesSlice';
import { SearchOption } from '@/ui/form/useSearch';
import { likelyCategories, sortByOccupation } from '@/features/profile-fields';

/** The steps in their order; the profile is created at the end of `competence`. */
export const newProfileSteps = ['occupation', 'competence', 'station', 'details', 'publish'] as const;
export type NewProfileStep = (typeof newProfileSteps)[number];

export function firstOpenProfileStep(profile: CompetenceProfile | undefined): NewProfileStep {
  if (!profile) return 'occupation';
  if (!subjectOf(profile)) return 'competence';
  if (!profile.work_experiences.some(({ main }) => main)) return 'station';
  return profile.title === '' && profile.educations.length === 0 ? 'details' : 'publish';
}

/** The last step that may be opened on arrival: any, once the profile has a subject. */
export function furthestProfileStep(
  profile: CompetenceProfile | undefined,
  draft: Record<string, unknown> = {},
): NewProfileStep {
  if (!profile) return draft['occupation'] ? 'competence' : 'occupation';
  return subjectOf(profile) ? 'publish' : 'competence';
}

export const maxYears = Math.floor(limits.monthsOfExperience / 12);
export const maxMonths = 11;

const ChosenOccupation = z.extend(SearchOption, { competence_areas: z.array(SearchOption) });
const required = z.string().check(z.minLength(1));
const digits = (max: number) =>
  z.string().check(z.refine((value) => Number(value) <= max, { params: { rule: 'numberBetween', min: 0, max } }));

/** Values of the wizard, all of them still allowed to be empty. */
const Entered = z.object({
  /** Of the profile, and so of the names to choose from (D-63). */
  language: LanguageCode,
  occupation: z.nullable(ChosenOccupation),
  competence_area_id: z.string(),
  /** The subject of the profile, from the list of categories, or found among the disciplines (D-61). */
  subject_category_id: z.string(),
  subject: z.nullable(SearchOption),
  years: z.string(),
  months: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  location: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  ongoing: z.boolean(),
  disciplines: z.array(SearchOption),
  title: z.string(),
  education_type: z.string(),
  degree_name: z.string(),
  city: z.string(),
  education_disciplines: z.array(SearchOption),
});
export type NewProfileValues = z.output<typeof Entered>;
export type SubjectFieldName = 'subject' | 'subject_category_id';
type StepSchema = z.ZodMiniType<NewProfileValues, NewProfileValues>;

function withSubject(values: typeof Entered, field: SubjectFieldName): StepSchema {
  const isChosen = ({ subject, subject_category_id }: NewProfileValues) =>
    subject !== null || subject_category_id !== '';
  return values.check(z.refine(isChosen, ruleError('fromList', field)));
}

/** Once anything of an education is entered, all of it is required. */
export function asksForEducation({ education_type, degree_name, city }: NewProfileValues): boolean {
  return [education_type, degree_name, city].some((text) => text.trim() !== '');
}

const educationFields = ['education_type', 'degree_name', 'city', 'education_disciplines'] as const;

/** What the calls of the steps demand, and publishing after them (PRO-10). */
const schemas = {
  any: Entered as StepSchema,
  occupation: Entered.check(z.refine(({ occupation }) => occupation !== null, ruleError('fromList', 'occupation'))),
  competence: (field: SubjectFieldName): StepSchema =>
    withSubject(
      z.extend(Entered, {
        competence_area_id: required,
        years: digits(maxYears).check(z.minLength(1)),
        months: digits(maxMonths),
      }),
      field,
    ),
  subject: (field: SubjectFieldName) => withSubject(Entered, field),
  station: withPeriodRules(
    z.extend(Entered, {
      job_title: Title,
      company_name: Title,
      location: Title,
      start_date: MonthInput,
      disciplines: z.array(SearchOption).check(z.minLength(1)),
    }),
  ) as StepSchema,
  details: Entered.check(
    z.superRefine((values, context) => {
      if (!asksForEducation(values)) return;
      for (const field of educationFields) {
        const value = values[field];
        const isMissing = typeof value === 'string' ? value.trim() === '' : value.length === 0;
        if (isMissing) context.addIssue({ code: 'custom', path: [field], params: { rule: 'required' } });
      }
    }),
  ) as StepSchema,
};

/** Requires nothing that the profile was created with, and no second work experience. */
export function profileStepSchema(
  step: NewProfileStep,
  subjectField: SubjectFieldName,
  { isCreated, hasExperience }: { isCreated: boolean; hasExperience: boolean },
): StepSchema {
  if (step === 'publish' || (step === 'station' && hasExperience)) return schemas.any;
  if (step === 'competence') return isCreated ? schemas.subject(subjectField) : schemas.competence(subjectField);
  return step === 'occupation' && isCreated ? schemas.any : schemas[step];
}

export const emptyValues: NewProfileValues = {
  language: defaultLanguage,
  occupation: null,
  competence_area_id: '',
  subject_category_id: '',
  subject: null,
  years: '',
  months: '0',
  job_title: '',
  company_name: '',
  location: '',
  start_date: '',
  end_date: '',
  // The present work experience is asked for, or the latest one.
  ongoing: true,
  disciplines: [],
  title: '',
  education_type: '',
  degree_name: '',
  city: '',
  education_disciplines: [],
};

/** Names under which the server refuses fields of a step, where they differ from the form's. */
export function serverFieldsOf(step: NewProfileStep, subjectField: SubjectFieldName): Readonly<Record<string, string>> {
  if (step === 'details') return { type: 'education_type', disciplines: 'education_disciplines' };
  return {
    occupation_id: 'occupation',
    month_of_experience: 'years',
    lang: 'language',
    subject_category_id: subjectField,
  };
}

export function choicesOf(
  { occupation, competence_area_id, subject_category_id, subject, language }: NewProfileValues,
  categories: readonly Category[],
) {
  const name = occupation?.name ?? '';
  const ofOccupation = occupation?.competence_areas ?? [];
  // Where none are delivered with the occupation, the categories that may be chosen (D-61).
  const areas = ofOccupation.length > 0 ? ofOccupation : sortByOccupation(categories, name, language);
  const subjects = categories.flatMap((category) => (category.children.length > 0 ? category.children : [category]));
  const areLikely = likelyCategories(categories, name).length > 0;
  const chosenSubject = subject ?? subjects.find(({ id }) => id === subject_category_id);
  return {
    areas,
    /** Those of the occupation, or all of the platform, with the likely ones first if there are any. */
    areasAre: ofOccupation.length > 0 ? 'ofOccupation' : areLikely ? 'likely' : 'all',
    area: areas.find(({ id }) => id === competence_area_id),
    suggestedArea: suggestedArea(areas, name, categoryOf(chosenSubject, categories)),
    subject: chosenSubject,
  } as const;
}

function categoryOf(subject: Named | undefined, categories: readonly Category[]): Category | undefined {
  return categories.find(({ id, children }) => [id, ...children.map((child) => child.id)].includes(subject?.id ?? ''));
}

/** The only field of work, or the one whose name is nearest to the occupation, or else to the subject's category. */
function suggestedArea(
  areas: readonly Named[],
  occupation: string,
  subjectCategory: Category | undefined,
): Named | undefined {
  if (areas.length <= 1) return areas[0];
  const withoutSubjects = areas.map(({ id, name }) => ({ id, name, children: [] }));
  const nearest = (text: string) => relatedCategories(withoutSubjects, { competence: '', texts: [text] })[0];
  return nearest(occupation) ?? nearest(subjectCategory?.name ?? '');
}
