import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { educationTypes, type Education } from '@/api/endpoints/education';
import { offeredGrades } from '@/domain/educationGrades';
import { DrawerActions } from '@/ui/form/DrawerActions';
import { Field, FocusedField } from '@/ui/form/Field';
import { Form } from '@/ui/form/Form';
import { SelectField } from '@/ui/form/SelectField';
import { SuggestionField } from '@/ui/form/SuggestionField';
import type { EntryFormProps } from './careerKind';
import { EducationValues, valuesOf } from './educationForm';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { useFailureText } from '@/ui/text/useFailureText';

/** An education with all its fields (EDU-01). */
export function EducationForm(props: EntryFormProps<Education, EducationValues>) {
  const { entry, others, focus, onSave, onCancel, disciplineField } = props;
  const { t } = useTranslation(['profiles', 'career']);
  const failureText = useFailureText();
  return (
    <Form
      schema={EducationValues}
      defaultValues={valuesOf(entry)}
      draft={`education-${entry?.id ?? 'new'}`}
      leaveWarning
      label={entry ? t('education.change') : t('education.add')}
      failureText={(failure) =>
        failure.kind === 'validation' ? undefined : failureText(failure, 'career:education.saveFailed')
      }
      onSubmit={(_, form) => onSave(form.getValues())}
    >
      <TypeAndGrade saved={entry} />
      <Field name="degree_name" label={t('career:education.degreeName')} help={t('career:education.degreeNameHelp')} />
      <SuggestionField
        name="institution"
        label={t('career:education.institution')}
        optional
        suggestions={others.map(({ institution }) => institution)}
      />
      <SuggestionField
        name="city"
        label={t('career:education.city')}
        help={t('career:education.cityHelp')}
        autoComplete="off"
        suggestions={others.map(({ city }) => city)}
      />
      {disciplineField}
      <SuggestionField
        name="approved_by"
        label={t('career:education.approvedBy')}
        help={t('career:education.approvedByHelp')}
        optional
        suggestions={others.map(({ approved_by }) => approved_by)}
      />
      <DrawerActions onCancel={onCancel} />
      <FocusedField name={focus} />
    </Form>
  );
}

/** The grades follow the type (D-28): one that the new type does not offer is emptied. The saved grade stays on offer. */
function TypeAndGrade({ saved }: { saved: Education | undefined }) {
  const { t } = useTranslation(['profiles', 'career', 'editing']);
  const { typeText, gradeText } = useEducationTexts();
  const { getValues, setValue } = useFormContext<EducationValues>();
  const type = useWatch<EducationValues, 'type'>({ name: 'type' });
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
