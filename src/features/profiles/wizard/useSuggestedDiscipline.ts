import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppDispatch } from '@/store/hooks';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useWizardAreas } from './useWizardAreas';
import type { WizardValues } from './wizardForm';
import type { NewProfileWizardProps } from './wizardProps';

interface SuggestedDisciplineOptions extends Pick<NewProfileWizardProps, 'suggestDiscipline'> {
  name: 'disciplines' | 'education_disciplines';
  profile: CompetenceProfile;
}

/** Puts the discipline that the catalogue has for the profile's subject into a list of disciplines that is empty. */
export function useSuggestedDiscipline({ name, profile, suggestDiscipline }: SuggestedDisciplineOptions): void {
  const dispatch = useAppDispatch();
  const { getValues, setValue } = useFormContext<WizardValues>();
  const { subject, chosen } = useWizardAreas();
  const locale = useProfileLanguage(profile);
  const subjectName = (profile.subject_category ?? profile.competence ?? subject)?.name ?? '';
  const areaName = (profile.competence_area ?? chosen)?.name ?? '';
  useEffect(() => {
    const isEmpty = () => getValues(name).length === 0;
    if (!isEmpty()) return undefined;
    let left = false;
    void dispatch(suggestDiscipline([subjectName, areaName], locale)).then((found) => {
      if (found && !left && isEmpty()) setValue(name, [{ id: found.id, name: found.name }], { shouldValidate: false });
    });
    return () => {
      left = true;
    };
  }, [areaName, dispatch, getValues, locale, name, setValue, subjectName, suggestDiscipline]);
}
