import { useTranslation } from 'react-i18next';
import { educationTypes } from '@/api/endpoints/education';
import { languages } from '@/api/schema/languages';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/entities/category/categoriesSlice';
import type { FieldEntry } from '@/ui/form/fieldRegistry';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import type { NewProfileStep, NewProfileValues } from './newProfileSteps';

type Fields = Partial<Record<keyof NewProfileValues, FieldEntry>>;

export function useProfileFields(gender: string | undefined): Record<NewProfileStep, Fields> {
  const { t } = useTranslation(['profiles', 'newProfile', 'common', 'career', 'editing']);
  const titleOf = useProfileTitle();
  const categories = useAppSelector(selectCategories).flatMap((category) => [category, ...category.children]);
  const categoryText = (value: unknown) =>
    value === '' ? '' : (categories.find(({ id }) => id === value)?.name ?? t('newProfile:areaChosen'));
  const languageText = (value: unknown) => {
    const language = languages.find((key) => key === value);
    return language && t(`common:language.${language}`);
  };
  const educationText = (value: unknown) => {
    const type = educationTypes.find((key) => key === value);
    return type && t(`education.types.${type}`);
  };
  const ongoingText = (value: unknown): string => t(value === true ? 'editing:draft.yes' : 'editing:draft.no');
  return {
    occupation: {
      language: { label: t('newProfile:language'), valueText: languageText },
      occupation: { label: t('newProfile:occupation') },
    },
    competence: {
      competence_area_id: { label: t('newProfile:area'), valueText: categoryText },
      subject_category_id: { label: t('newProfile:subject'), valueText: categoryText },
      subject: { label: t('newProfile:subject') },
      years: { label: t('newProfile:years') },
      months: { label: t('newProfile:months') },
    },
    station: {
      job_title: { label: t('career:experience.jobTitle') },
      company_name: { label: t('career:experience.company') },
      location: { label: t('career:experience.location') },
      start_date: { label: t('career:experience.start') },
      end_date: { label: t('career:experience.end') },
      ongoing: { label: t('career:experience.ongoing'), valueText: ongoingText },
      disciplines: { label: t('career:disciplines.label') },
    },
    details: {
      title: { label: t('title.label'), valueText: (value) => titleOf(String(value), gender) },
      education_type: { label: t('education.type'), valueText: educationText },
      degree_name: { label: t('career:education.degreeName') },
      city: { label: t('career:education.city') },
      education_disciplines: { label: t('career:disciplines.label') },
    },
    publish: {},
  };
}
