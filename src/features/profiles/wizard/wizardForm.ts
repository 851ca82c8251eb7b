import { Language, ruleError } from '@/api/schema/fields';
import { defaultLanguage } from '@/api/schema/languages';
import { z } from '@/api/schema/zod';
import { SearchOption } from '@/ui/form/useSearch';

/** The steps in their order; the profile is created at the end of `field`. */
export const wizardSteps = ['occupation', 'field', 'title', 'education', 'status'] as const;
export type WizardStepKey = (typeof wizardSteps)[number];

const ChosenOccupation = SearchOption.extend({ competence_areas: z.array(SearchOption) });
const required = z.string().min(1);

/** All values of the wizard; each step asks for its own. */
const shape = {
  /** Of the profile, and so of the names to choose from (D-63). */
  language: Language,
  occupation: ChosenOccupation.nullable(),
  competence_area_id: z.string(),
  years: z.string(),
  months: z.string(),
  title: z.string(),
  education_type: z.string(),
  degree_name: z.string(),
  status: z.enum(['publish', 'pause']),
};
const WizardValues = z.object(shape);
export type WizardValues = z.output<typeof WizardValues>;

export const stepSchemas: Record<WizardStepKey, z.ZodType<WizardValues, WizardValues>> = {
  occupation: WizardValues.refine(({ occupation }) => occupation !== null, ruleError('fromList', 'occupation')),
  field: z.object({ ...shape, competence_area_id: required, years: required, months: required }),
  title: z.object({ ...shape, title: required }),
  education: z.object({ ...shape, education_type: required, degree_name: z.string().trim().min(1) }),
  status: WizardValues,
};

export const emptyValues: WizardValues = {
  language: defaultLanguage,
  occupation: null,
  competence_area_id: '',
  years: '',
  months: '0',
  title: '',
  education_type: '',
  degree_name: '',
  status: 'pause',
};
