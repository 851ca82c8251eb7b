import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { educationTypes } from '@/api/endpoints/education';
import { offeredGrades } from '@/domain/educationGrades';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { SelectField } from './SelectField';

interface EducationType {
  type: string;
  grade: string;
}

/** The grades follow the type (D-28): one that the new type does not offer is cleared, except the saved one. */
export function EducationTypeFields({ saved }: { saved: EducationType | undefined }) {
  const { t } = useTranslation(['profiles', 'career', 'editing']);
  const { typeText, gradeText } = useEducationTexts();
  const { getValues, setValue } = useFormContext<EducationType>();
  const type = useWatch<EducationType, 'type'>({ name: 'type' });
  const gradesOf = (ofType: string) => offeredGrades(ofType, saved?.grade ?? '');
  return (
    <>
      <SelectField
        name="type"
        label={t('education.type')}
        emptyLabel={t('editing:form.choose')}
        options={withPresent([...educationTypes], saved?.type ?? '').map((value) => ({
          value,
          label: typeText(value),
        }))}
        onChange={(chosen) => {
          if (!gradesOf(chosen).includes(getValues('grade'))) setValue('grade', '', { shouldDirty: true });
        }}
      />
      <SelectField
        name="grade"
        label={t('career:education.grade')}
        emptyLabel={t('career:education.noGrade')}
        optional
        options={gradesOf(type).map((value) => ({ value, label: gradeText(value) }))}
      />
    </>
  );
}

function withPresent(values: string[], present: string): string[] {
  return present === '' || values.includes(present) ? values : [...values, present];
}
