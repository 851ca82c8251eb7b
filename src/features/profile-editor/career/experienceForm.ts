import { withPeriodRules, WorkExperienceInput, type WorkExperience } from '@/api/endpoints/experience';
import { monthOf, ruleError } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { dayOf } from '@/domain/day';
import { SearchOption } from '@/ui/form/useSearch';

const { start_date, ...others } = WorkExperienceInput.shape;

/** The call's body with the disciplines by name; `connect`: a new one is connected with the open profile. */
export const ExperienceValues = withPeriodRules(
  z.object({
    ...others,
    start_date: start_date.check(
      z.refine((day) => monthOf(day) <= monthOf(dayOf(Date.now()) ?? day), ruleError('monthAhead')),
    ),
    end_date: z.string(),
    ongoing: z.boolean(),
    disciplines: z.array(SearchOption),
    connect: z.boolean(),
  }),
);
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

/** A new work experience is ongoing by default, unless another one is. */
export function experienceFormValues(
  experience: WorkExperience | undefined,
  others: readonly Pick<WorkExperience, 'end_date'>[] = [],
): ExperienceValues {
  const { job_title, company_name, location, description, quote, disciplines, ...dates } = experience ?? empty;
  return {
    job_title,
    company_name,
    location,
    start_date: monthOf(dates.start_date),
    end_date: monthOf(dates.end_date),
    ongoing: experience ? dates.end_date === '' : others.every((other) => other.end_date !== ''),
    description,
    quote,
    disciplines,
    connect: true,
  };
}

/** Request body: disciplines by id, and the delivered day where its month was not changed. */
export function experienceBody(
  { disciplines, ongoing, ...values }: Omit<ExperienceValues, 'connect'>,
  saved?: Pick<WorkExperience, 'start_date' | 'end_date'>,
) {
  const withDay = (month: string, day = '') => (month !== '' && month === monthOf(day) ? day : month);
  return {
    ...values,
    start_date: withDay(values.start_date, saved?.start_date),
    end_date: ongoing ? '' : withDay(values.end_date, saved?.end_date),
    disciplines: disciplines.map(({ id }) => id),
  };
}
