import { withPeriodRules } from '@/api/endpoints/experience';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { Language, limits, MonthInput, ruleError, Title } from '@/api/schema/fields';
import { defaultLanguage } from '@/api/schema/languages';
import { z } from '@/api/schema/zod';
import { SearchOption } from '@/ui/form/useSearch';

/** The steps in their order; the profile is created at the end of `competence`. */
export const wizardSteps = ['occupation', 'competence', 'station', 'details', 'publish'] as const;
export type WizardStepKey = (typeof wizardSteps)[number];

/** The first step that an interrupted wizard has not done yet. */
export function firstOpen(profile: CompetenceProfile | undefined): WizardStepKey {
  if (!profile) return 'occupation';
  if (!(profile.subject_category ?? profile.competence)) return 'competence';
  if (!profile.work_experiences.some(({ main }) => main)) return 'station';
  return profile.title === '' && profile.educations.length === 0 ? 'details' : 'publish';
}

/** The last step that may be opened: every one of a profile with a subject, `kept` is the text of one not yet created. */
export function furthestOf(profile: CompetenceProfile | undefined, kept: Record<string, unknown> = {}): WizardStepKey {
  if (!profile) return kept['occupation'] ? 'competence' : 'occupation';
  return (profile.subject_category ?? profile.competence) ? 'publish' : 'competence';
}

export const maxYears = Math.floor(limits.monthsOfExperience / 12);
export const maxMonths = 11;

const ChosenOccupation = SearchOption.extend({ competence_areas: z.array(SearchOption) });
const required = z.string().min(1);
const digits = (max: number) =>
  z.string().refine((value) => Number(value) <= max, { params: { rule: 'numberBetween', min: 0, max } });

/** All values of the wizard; each step asks for its own. */
const shape = {
  /** Of the profile, and so of the names to choose from (D-63). */
  language: Language,
  occupation: ChosenOccupation.nullable(),
  competence_area_id: z.string(),
  /** The subject of the profile, from the list of categories, or found among the disciplines (D-61). */
  subject_category_id: z.string(),
  subject: SearchOption.nullable(),
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
};
const WizardValues = z.object(shape);
export type WizardValues = z.output<typeof WizardValues>;
export type SubjectField = 'subject' | 'subject_category_id';
type StepSchema = z.ZodType<WizardValues, WizardValues>;

const isSubjectChosen = ({ subject, subject_category_id }: WizardValues) =>
  subject !== null || subject_category_id !== '';

function withSubject(values: typeof WizardValues, field: SubjectField): StepSchema {
  return values.refine(isSubjectChosen, ruleError('fromList', field));
}

/** Something of an education is given, so that it has to be complete. */
export function asksForEducation({ education_type, degree_name, city }: WizardValues): boolean {
  return [education_type, degree_name, city].some((text) => text.trim() !== '');
}

const educationFields = ['education_type', 'degree_name', 'city', 'education_disciplines'] as const;

/** What the calls of the steps demand, and publishing after them (PRO-10). */
const schemas = {
  any: WizardValues as StepSchema,
  occupation: WizardValues.refine(({ occupation }) => occupation !== null, ruleError('fromList', 'occupation')),
  competence: (field: SubjectField): StepSchema =>
    withSubject(
      WizardValues.extend({
        competence_area_id: required,
        years: digits(maxYears).min(1),
        months: digits(maxMonths),
      }),
      field,
    ),
  subject: (field: SubjectField) => withSubject(WizardValues, field),
  station: withPeriodRules(
    WizardValues.extend({
      job_title: Title,
      company_name: Title,
      location: Title,
      start_date: MonthInput,
      disciplines: z.array(SearchOption).min(1),
    }),
  ) as StepSchema,
  details: WizardValues.superRefine((values, context) => {
    if (!asksForEducation(values)) return;
    for (const field of educationFields) {
      const value = values[field];
      const isMissing = typeof value === 'string' ? value.trim() === '' : value.length === 0;
      if (isMissing) context.addIssue({ code: 'custom', path: [field], params: { rule: 'required' } });
    }
  }) as StepSchema,
};

/**
 * The schema of a step; the values that a profile was created with are asked for only once, and no station where there
 * is one.
 */
export function schemaOf(
  step: WizardStepKey,
  subjectField: SubjectField,
  { isCreated, hasStation }: { isCreated: boolean; hasStation: boolean },
): StepSchema {
  if (step === 'publish' || (step === 'station' && hasStation)) return schemas.any;
  if (step === 'competence') return isCreated ? schemas.subject(subjectField) : schemas.competence(subjectField);
  return step === 'occupation' && isCreated ? schemas.any : schemas[step];
}

export const emptyValues: WizardValues = {
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
  // The station that is asked for is the present or the latest one.
  ongoing: true,
  disciplines: [],
  title: '',
  education_type: '',
  degree_name: '',
  city: '',
  education_disciplines: [],
};

/** Names under which the server refuses fields of a step, where they differ from the form's. */
export function serverFieldsOf(step: WizardStepKey, subjectField: SubjectField): Readonly<Record<string, string>> {
  if (step === 'details') return { type: 'education_type', disciplines: 'education_disciplines' };
  return {
    occupation_id: 'occupation',
    month_of_experience: 'years',
    lang: 'language',
    subject_category_id: subjectField,
  };
}
