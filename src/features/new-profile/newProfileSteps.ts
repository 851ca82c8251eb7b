import type { ApiFailure } from '@/api/client/failure';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Category, Named } from '@/api/schema/entities';
import { defaultLanguage } from '@/api/schema/languages';
import { z } from '@/api/schema/zod';
import { relatedCategories } from '@/domain/relatedCategories';
import { subjectOf } from '@/entities/profile/profilesSlice';
import type { FieldEntry } from '@/ui/form/fieldRegistry';
import type { SearchOption } from '@/ui/form/useSearch';
import type { WizardStep } from '@/ui/wizard/Wizard';
import { likelyCategories, sortByOccupation } from '@/features/profile-fields/subjectOptions';

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

export const emptyValues = {
  /** Of the profile, and so of the names to choose from (D-63). */
  language: defaultLanguage,
  occupation: null as (SearchOption & { competence_areas: SearchOption[] }) | null,
  competence_area_id: '',
  /** The subject of the profile, from the list of categories, or found among the disciplines (D-61). */
  subject_category_id: '',
  subject: null as SearchOption | null,
  years: '',
  months: '0',
  job_title: '',
  company_name: '',
  location: '',
  start_date: '',
  end_date: '',
  // The present work experience is asked for, or the latest one.
  ongoing: true,
  disciplines: [] as SearchOption[],
  title: '',
  education_type: '',
  degree_name: '',
  city: '',
  education_disciplines: [] as SearchOption[],
};
export type NewProfileValues = typeof emptyValues;

/** What a call demands of some values, or publishing after it (PRO-10); the others pass as they are. */
export const requires = (shape: Partial<Record<keyof NewProfileValues, z.core.$ZodType>>) =>
  z.looseObject(shape) as unknown as z.ZodMiniType<NewProfileValues, NewProfileValues>;

export interface ProfileStep extends Omit<
  WizardStep<NewProfileStep, NewProfileValues>,
  'id' | 'name' | 'question' | 'intro' | 'fields'
> {
  fields?: Partial<Record<keyof NewProfileValues, FieldEntry>>;
  save: (values: NewProfileValues) => Promise<ApiFailure | null>;
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
