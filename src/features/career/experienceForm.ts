import { ruleError } from '@/api/schema/fields';
import { endsInOrder, monthOf, WorkExperienceInput, type WorkExperience } from '@/api/endpoints/experience';
import { z } from '@/api/schema/zod';
import { SearchOption } from '@/ui/form/useSearch';

/** The call's body with the disciplines by name, and whether a new one is connected with the open profile. */
export const ExperienceValues = z
  .object({ ...WorkExperienceInput.shape, disciplines: z.array(SearchOption), connect: z.boolean() })
  .refine(endsInOrder, ruleError('monthOrder', 'end_date', ['start_date']));
export type ExperienceValues = z.input<typeof ExperienceValues>;

const empty: Omit<WorkExperience, 'id' | 'main' | 'logo' | 'image_gallery' | 'competence_profiles'> = {
  job_title: '',
  company_name: '',
  location: '',
  start_date: '',
  end_date: '',
  description: '',
  quote: '',
  disciplines: [],
};

/** Default values of the form. */
export function valuesOf(experience: WorkExperience | undefined): ExperienceValues {
  const { job_title, company_name, location, start_date, end_date, description, quote, disciplines } =
    experience ?? empty;
  return {
    job_title,
    company_name,
    location,
    start_date: monthOf(start_date),
    end_date: monthOf(end_date),
    description,
    quote,
    disciplines,
    connect: true,
  };
}

/** Request body of the form's values: ids instead of names, and the delivered day where the month was not changed. */
export function bodyOf({ disciplines, ...values }: Omit<ExperienceValues, 'connect'>, saved?: WorkExperience) {
  const dayOf = (month: string, day = '') => (month !== '' && month === monthOf(day) ? day : month);
  return {
    ...values,
    start_date: dayOf(values.start_date, saved?.start_date),
    end_date: dayOf(values.end_date, saved?.end_date),
    disciplines: disciplines.map(({ id }) => id),
  };
}
