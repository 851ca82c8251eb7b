import type { ReactNode } from 'react';
import { Education, EducationInput } from '@/api/endpoints/education';
import { withPeriodRules, WorkExperience, WorkExperienceInput } from '@/api/endpoints/experience';
import { monthOf, ruleError } from '@/api/schema/fields';
import { z } from '@/api/schema/zod';
import { dayOf } from '@/domain/day';
import { SearchOption } from '@/ui/form/useSearch';
import type { useFollowingImages } from '@/ui/images/useFollowingImages';

const { start_date, ...others } = WorkExperienceInput.shape;

export interface EntryFieldsProps<Entry> {
  entry: Entry | undefined;
  /** The user's other entries, whose texts are suggested. */
  others: readonly Entry[];
  disciplines: ReactNode;
  /** A public profile shows it, or will. */
  isPublic: boolean;
  images: ReturnType<typeof useFollowingImages<string>>;
}

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

/** A new work experience is ongoing by default, unless another one is. */
export function experienceFormValues(
  experience?: WorkExperience,
  others: readonly Pick<WorkExperience, 'end_date'>[] = [],
): ExperienceValues {
  const { job_title, company_name, location, description, quote, disciplines, ...dates } =
    experience ?? WorkExperience.parse({ id: 'new' });
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

/** The call's body with the disciplines by name. */
export const EducationValues = z.extend(EducationInput, { disciplines: z.array(SearchOption) });
export type EducationValues = z.input<typeof EducationValues>;

export function educationFormValues(saved?: Education): EducationValues {
  const { type, grade, degree_name, institution, approved_by, city, disciplines } =
    saved ?? Education.parse({ id: 'new' });
  return { type, grade, degree_name, institution, approved_by, city, disciplines };
}

/** Request body: disciplines by id. */
export function educationBody({ disciplines, ...values }: EducationValues) {
  return { ...values, disciplines: disciplines.map(({ id }) => id) };
}
