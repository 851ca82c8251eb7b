import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/education';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { readOne } from '@/store/lostResponse';
import { checkEducation } from '@/entities/career/educationSlice';
import { DrawerActions } from '@/ui/form/DrawerActions';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { EditForm } from '@/ui/form/EditForm';
import { EducationTypeFields } from '@/ui/form/EducationTypeFields';
import { Field, FocusedField } from '@/ui/form/Field';
import { SuggestionField } from '@/ui/form/search/SuggestionField';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { useFailureText } from '@/ui/text/useFailureText';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import type { EntryFormProps } from './entryType';
import { EducationValues, educationFormValues } from './educationForm';

/** An education with all its fields (EDU-01). */
export function EducationForm(props: EntryFormProps<Education, EducationValues>) {
  const { entry, others, focus, isPublic, onSave, onCancel, profile } = props;
  const { t } = useTranslation(['profiles', 'career']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  return (
    <EditForm
      schema={EducationValues}
      defaultValues={educationFormValues(entry)}
      draft={draftKey({ type: 'education', id: entry?.id ?? 'new' })}
      label={entry ? t('education.change') : t('education.add')}
      failureText={(failure) =>
        failure.kind === 'validation' ? undefined : failureText(failure, 'career:education.saveFailed')
      }
      readNewest={entry && (() => dispatch(readOne(checkEducation(), entry.id, educationFormValues)))}
      onSubmit={(_, form) => onSave(form.getValues())}
    >
      <UnsavedFormPrompt />
      <EducationTypeFields saved={entry} />
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
      <DisciplineField
        name="disciplines"
        locale={useProfileLanguage(profile)}
        competence={profile.competence?.name ?? ''}
      />
      <SuggestionField
        name="approved_by"
        label={t('career:education.approvedBy')}
        help={t('career:education.approvedByHelp')}
        optional
        suggestions={others.map(({ approved_by }) => approved_by)}
      />
      <DrawerActions isPublic={isPublic} onCancel={onCancel} />
      <FocusedField name={focus} />
    </EditForm>
  );
}
