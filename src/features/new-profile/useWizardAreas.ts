import { useWatch } from 'react-hook-form';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { likelyCategories, sortByOccupation } from '@/features/profile-fields';
import type { WizardValues } from './wizardForm';

/** The fields of work to choose from, and what is chosen of them and of their subjects, by name. */
export function useWizardAreas() {
  const [occupation, areaId, subjectId, subject, locale] = useWatch<
    WizardValues,
    ['occupation', 'competence_area_id', 'subject_category_id', 'subject', 'language']
  >({ name: ['occupation', 'competence_area_id', 'subject_category_id', 'subject', 'language'] });
  const categories = useAppSelector(selectCategories);
  const ofOccupation = occupation?.competence_areas ?? [];
  const name = occupation?.name ?? '';
  // Where none are delivered with the occupation, the categories that may be chosen (D-61).
  const areas = ofOccupation.length > 0 ? ofOccupation : sortByOccupation(categories, name, locale);
  const subjects = categories.flatMap((category) => (category.children.length > 0 ? category.children : [category]));
  const areasAre: 'ofOccupation' | 'likely' | 'all' =
    ofOccupation.length > 0 ? 'ofOccupation' : likelyCategories(categories, name).length > 0 ? 'likely' : 'all';
  return {
    areas,
    /** What the areas are: those of the occupation, or all of the platform, with likely ones first or without. */
    areasAre,
    occupation: occupation?.name,
    chosen: areas.find(({ id }) => id === areaId),
    subject: subject ?? subjects.find(({ id }) => id === subjectId),
  };
}
