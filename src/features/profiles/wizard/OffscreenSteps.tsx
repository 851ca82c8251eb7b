import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { educationTypes } from '@/api/endpoints/education';
import { languages } from '@/api/schema/languages';
import { useAppSelector } from '@/store/hooks';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { selectCategories } from '@/store/categoriesSlice';
import type { WizardStepKey, WizardValues } from './wizardForm';
import { OffscreenField } from '@/ui/form/Field';

interface OffscreenStepsProps {
  current: WizardStepKey;
  gender: string | undefined;
}

/** Names the fields of the steps that are not open, for the comparison of a draft. */
export function OffscreenSteps({ current, gender }: OffscreenStepsProps) {
  const { t } = useTranslation(['profiles', 'common']);
  const titleOf = useProfileTitle();
  const { getValues } = useFormContext<WizardValues>();
  const categories = useAppSelector(selectCategories);
  const areaText = (value: unknown) => {
    if (value === '') return '';
    const areas = [...(getValues('occupation')?.competence_areas ?? []), ...categories];
    return areas.find(({ id }) => id === value)?.name ?? t('wizard.areaChosen');
  };
  const fields: Record<keyof WizardValues, Field> = {
    language: { step: 'occupation', label: t('wizard.language'), valueText: languageText },
    occupation: { step: 'occupation', label: t('wizard.occupation') },
    competence_area_id: { step: 'field', label: t('wizard.area'), valueText: areaText },
    years: { step: 'field', label: t('wizard.years') },
    months: { step: 'field', label: t('wizard.months') },
    title: { step: 'title', label: t('title.label'), valueText: (value) => titleOf(String(value), gender) },
    education_type: { step: 'education', label: t('education.type'), valueText: typeText },
    degree_name: { step: 'education', label: t('education.degreeName') },
    status: { step: 'status', label: t('wizard.status'), valueText: statusText },
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
  function typeText(value: unknown) {
    const known = educationTypes.find((type) => type === value);
    return known && t(`education.types.${known}`);
  }
  function statusText(value: unknown) {
    return t(value === 'publish' ? 'wizard.publishNow' : 'wizard.stayPaused');
  }
}

interface Field {
  step: WizardStepKey;
  label: string;
  valueText?: (value: unknown) => string | undefined;
}
