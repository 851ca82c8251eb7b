import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch, useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { suggestDiscipline } from '@/entities/career/disciplines';
import { fetchCategories, selectCategories, selectCategoriesRequest } from '@/entities/category/categoriesSlice';
import type { SearchOption } from '@/ui/form/useSearch';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { haveSubjects } from '@/features/profile-fields';
import { useWizardAreas } from './useWizardAreas';
import type { WizardValues } from './wizardForm';

/**
 * Puts the discipline that the profile's subject is, or that the catalogue has for it, into a list of disciplines that is
 * empty.
 */
export function useSuggestedDiscipline(
  name: 'disciplines' | 'education_disciplines',
  profile: CompetenceProfile,
): void {
  const dispatch = useAppDispatch();
  const { getValues, setValue } = useFormContext<WizardValues>();
  const { subject, chosen } = useWizardAreas();
  const locale = useProfileLanguage(profile);
  const categories = useAppSelector(selectCategories);
  const request = useRequest(selectCategoriesRequest);
  const areUnknown = categories.length === 0;
  useLoad(fetchCategories, areUnknown ? { query: { locale } } : null, request);
  const isSettled = !areUnknown || request.status === 'succeeded' || request.status === 'failed';
  const { id: subjectId = '', name: subjectName = '' } =
    profile.subject_category ?? profile.competence ?? subject ?? {};
  // Without subjects in the categories, a subject is a discipline (D-61): no search by its name, which has a language.
  const isDiscipline = !areUnknown && !haveSubjects(categories) && subjectId !== '';
  const areaName = (profile.competence_area ?? chosen)?.name ?? '';
  useEffect(() => {
    const isEmpty = () => getValues(name).length === 0;
    if (!isSettled || !isEmpty()) return undefined;
    const suggest = ({ id, name: text }: SearchOption) =>
      setValue(name, [{ id, name: text }], { shouldValidate: false });
    if (isDiscipline) {
      suggest({ id: subjectId, name: subjectName });
      return undefined;
    }
    let left = false;
    void dispatch(suggestDiscipline([subjectName, areaName], locale)).then((found) => {
      if (found && !left && isEmpty()) suggest(found);
    });
    return () => {
      left = true;
    };
  }, [areaName, dispatch, getValues, isDiscipline, isSettled, locale, name, setValue, subjectId, subjectName]);
}
