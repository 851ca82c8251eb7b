import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { educationTypes } from '@/api/endpoints/education';
import { languages } from '@/api/schema/languages';
import { useAppSelector } from '@/store/hooks';
import { selectCategories } from '@/entities/category/categoriesSlice';
import { OffscreenField } from '@/ui/form/Field';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import type { WizardStepKey, WizardValues } from './wizardForm';

interface FieldNamesProps {
  current: WizardStepKey;
  gender: string | undefined;
}

/** Names the fields of the steps that are not open, for the comparison of a draft. */
export function FieldNames({ current, gender }: FieldNamesProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'common', 'career', 'editing']);
  const titleOf = useProfileTitle();
  const { getValues } = useFormContext<WizardValues>();
  const categories = useAppSelector(selectCategories);
  const areaText = (value: unknown) => {
    if (value === '') return '';
    const areas = [...(getValues('occupation')?.competence_areas ?? []), ...categories];
    return areas.find(({ id }) => id === value)?.name ?? t('newProfile:areaChosen');
  };
  const subjectText = (value: unknown) => {
    const subjects = categories.flatMap((category) => [category, ...category.children]);
    return value === '' ? '' : (subjects.find(({ id }) => id === value)?.name ?? t('newProfile:areaChosen'));
  };
  const fields: Record<keyof WizardValues, Field> = {
    language: { step: 'occupation', label: t('newProfile:language'), valueText: languageText },
    occupation: { step: 'occupation', label: t('newProfile:occupation') },
    competence_area_id: { step: 'competence', label: t('newProfile:area'), valueText: areaText },
    subject_category_id: { step: 'competence', label: t('newProfile:subject'), valueText: subjectText },
    subject: { step: 'competence', label: t('newProfile:subject') },
    years: { step: 'competence', label: t('newProfile:years') },
    months: { step: 'competence', label: t('newProfile:months') },
    job_title: { step: 'station', label: t('career:experience.jobTitle') },
    company_name: { step: 'station', label: t('career:experience.company') },
    location: { step: 'station', label: t('career:experience.location') },
    start_date: { step: 'station', label: t('career:experience.start') },
    end_date: { step: 'station', label: t('career:experience.end') },
    ongoing: { step: 'station', label: t('career:experience.ongoing'), valueText: yesOrNo },
    disciplines: { step: 'station', label: t('career:disciplines.label') },
    title: { step: 'details', label: t('title.label'), valueText: (value) => titleOf(String(value), gender) },
    education_type: { step: 'details', label: t('education.type'), valueText: typeText },
    degree_name: { step: 'details', label: t('career:education.degreeName') },
    city: { step: 'details', label: t('career:education.city') },
    education_disciplines: { step: 'details', label: t('career:disciplines.label') },
  };
  return Object.entries(fields)
    .filter(([, { step }]) => step !== current)
    .map(([name, { label, valueText }]) => (
      <OffscreenField key={name} name={name} label={label} valueText={valueText} />
    ));

  function languageText(value: unknown) {
    const known = languages.find((language) => language === value);
    return known && t(`common:language.${known}`);
  }
  function yesOrNo(value: unknown): string {
    return t(value === true ? 'editing:draft.yes' : 'editing:draft.no');
  }
  function typeText(value: unknown) {
    const known = educationTypes.find((type) => type === value);
    return known && t(`education.types.${known}`);
  }
}

interface Field {
  step: WizardStepKey;
  label: string;
  valueText?: (value: unknown) => string | undefined;
}
