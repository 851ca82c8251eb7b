import type { UseFormReturn } from 'react-hook-form';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { Language } from '@/api/schema/languages';
import { getById } from '@/store/idRecord';
import type { AppThunk } from '@/store/rootReducer';
import { suggestDiscipline } from '@/entities/career/disciplines';
import { fetchCategories, findSubject, selectCategoriesIn } from '@/entities/category/categoriesSlice';
import { selectListedNames, subjectOf } from '@/entities/profile/profilesSlice';
import { haveSubjects } from '@/features/profile-fields/subjectOptions';
import { choicesOf, type NewProfileValues } from './newProfileSteps';

/** Fills an empty list with the profile's subject, if that is a discipline, or with its discipline in the catalogue. */
export function suggestDisciplines(
  field: 'disciplines' | 'education_disciplines',
  profile: CompetenceProfile,
  locale: Language,
  { getValues, setValue }: Pick<UseFormReturn<NewProfileValues>, 'getValues' | 'setValue'>,
  signal?: AbortSignal,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const isEmpty = () => getValues(field).length === 0;
    if (!isEmpty()) return;
    const listedCategories = () => selectCategoriesIn(getState(), locale);
    if (listedCategories().length === 0) await dispatch(fetchCategories({ query: { locale } }));
    const categories = listedCategories();
    const typed = choicesOf(getValues(), categories);
    const own = subjectOf(profile);
    const names = getById(selectListedNames(getState()), profile.id);
    const named = names?.lang === locale && names.competence?.id === own?.id ? names?.competence : own;
    const subject = findSubject(categories, own?.id) ?? named ?? typed.subject;
    const areaName = (typed.area ?? profile.competence_area)?.name ?? '';
    // Without subjects in the categories, a subject is a discipline (D-61): no search by its translated name.
    const isDiscipline = categories.length > 0 && !haveSubjects(categories);
    const discipline =
      isDiscipline && subject ? subject : await dispatch(suggestDiscipline([subject?.name ?? '', areaName], locale));
    if (discipline && isEmpty() && !signal?.aborted) setValue(field, [{ id: discipline.id, name: discipline.name }]);
  };
}
