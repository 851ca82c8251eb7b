import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { educationTypes, type Education } from '@/api/endpoints/education';
import { offeredGrades } from '@/domain/educationGrades';
import { Field, FocusedField } from '@/ui/form/Field';
import type { EntryFormProps } from './CareerSection';
import { Form, SubmitButton } from '@/ui/form/Form';
import { SelectField } from '@/ui/form/SelectField';
import { EducationValues, valuesOf } from './educationForm';
import { useEducationTexts } from '@/ui/text/useEducationTexts';

/** An education with all its fields (EDU-01). */
export function EducationForm({ entry, focus, onSave, disciplineField }: EntryFormProps<Education, EducationValues>) {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <Form
      schema={EducationValues}
      defaultValues={valuesOf(entry)}
      draft={`education-${entry?.id ?? 'new'}`}
      leaveWarning
      label={entry ? t('education.change') : t('education.add')}
      failureText={({ kind }) => (kind === 'validation' ? undefined : t('education.saveFailed'))}
      onSubmit={(_, form) => onSave(form.getValues())}
    >
      <TypeAndGrade saved={entry} />
      <Field name="degree_name" label={t('education.degreeName')} help={t('education.degreeNameHelp')} />
      <Field name="institution" label={t('education.institution')} optional />
      <Field name="city" label={t('education.city')} help={t('education.cityHelp')} autoComplete="off" />
      {disciplineField}
      <Field name="approved_by" label={t('education.approvedBy')} help={t('education.approvedByHelp')} optional />
      <SubmitButton>{t('common:action.save')}</SubmitButton>
      <FocusedField name={focus} />
    </Form>
  );
}

/** The grades follow the type (D-28): one that the new type does not offer is emptied. The saved grade stays on offer. */
function TypeAndGrade({ saved }: { saved: Education | undefined }) {
  const { t } = useTranslation('profiles');
  const { typeText, gradeText } = useEducationTexts();
  const { getValues, setValue } = useFormContext<EducationValues>();
  const type = useWatch<EducationValues, 'type'>({ name: 'type' });
  const gradesOf = (ofType: string) => offeredGrades(ofType, saved?.grade ?? '');
  return (
    <>
      <SelectField
        name="type"
        label={t('education.type')}
        emptyLabel={t('education.choose')}
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
        label={t('education.grade')}
        emptyLabel={t('education.noGrade')}
        optional
        options={gradesOf(type).map((value) => ({ value, label: gradeText(value) }))}
      />
    </>
  );
}

function withPresent(values: string[], present: string): string[] {
  return present === '' || values.includes(present) ? values : [...values, present];
}
