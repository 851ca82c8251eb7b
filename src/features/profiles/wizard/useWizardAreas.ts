import { useWatch } from 'react-hook-form';
import { selectCategories } from '@/store/categoriesSlice';
import { useAppSelector } from '@/store/hooks';
import type { WizardValues } from './wizardForm';

/** The fields of work to choose from, and what is chosen of them and of their subjects, by name. */
export function useWizardAreas() {
  const [occupation, areaId, subjectId, subject] = useWatch<
    WizardValues,
    ['occupation', 'competence_area_id', 'subject_category_id', 'subject']
  >({ name: ['occupation', 'competence_area_id', 'subject_category_id', 'subject'] });
  const categories = useAppSelector(selectCategories);
  const ofOccupation = occupation?.competence_areas ?? [];
  // Where none are delivered with the occupation, the categories that may be chosen (D-61).
  const areas = ofOccupation.length > 0 ? ofOccupation : categories;
  const subjects = categories.flatMap((category) => (category.children.length > 0 ? category.children : [category]));
  return {
    areas,
    occupation: occupation?.name,
    chosen: areas.find(({ id }) => id === areaId),
    subject: subject ?? subjects.find(({ id }) => id === subjectId),
  };
}
