import { EducationInput, type Education } from '@/api/endpoints/education';
import { z } from '@/api/schema/zod';
import { SearchOption } from '@/ui/form/useSearch';

/** The call's body with the disciplines by name. */
export const EducationValues = z.extend(EducationInput, { disciplines: z.array(SearchOption) });
export type EducationValues = z.input<typeof EducationValues>;

const empty: Omit<Education, 'id' | 'main' | 'competence_profiles'> = {
  type: '',
  grade: '',
  degree_name: '',
  institution: '',
  approved_by: '',
  city: '',
  disciplines: [],
};

export function educationFormValues(education: Education | undefined): EducationValues {
  const { type, grade, degree_name, institution, approved_by, city, disciplines } = education ?? empty;
  return { type, grade, degree_name, institution, approved_by, city, disciplines };
}

/** Request body: disciplines by id. */
export function educationBody({ disciplines, ...values }: EducationValues) {
  return { ...values, disciplines: disciplines.map(({ id }) => id) };
}
