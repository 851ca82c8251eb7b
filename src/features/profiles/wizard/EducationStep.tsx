import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { educationTypes } from '@/api/endpoints/education';
import { Field } from '@/ui/form/Field';
import { RadioField } from '@/ui/form/RadioField';

/** Type and name of a first education; everything else is added in the profile. */
export function EducationStep({ saved }: { saved: { name: string } | null }) {
  const { t } = useTranslation('profiles');
  if (saved)
    return (
      <Alert severity="info" role="status">
        {t('wizard.educationSaved', { name: saved.name })}
      </Alert>
    );
  return (
    <>
      <RadioField
        name="education_type"
        label={t('education.type')}
        options={educationTypes.map((value) => ({ value, label: t(`education.types.${value}`) }))}
      />
      <Field name="degree_name" label={t('education.degreeName')} help={t('education.degreeNameHelp')} />
    </>
  );
}
