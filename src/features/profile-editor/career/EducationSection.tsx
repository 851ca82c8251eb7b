import { type Education, EducationInput } from '@/api/endpoints/education';
import { additionOf, changeOf, connectionOf, otherPublicProfiles } from '@/domain/careerEdit';
import { missingInEducation } from '@/domain/publishing';
import { failureOf } from '@/store/callResult';
import { addEducation, attachNew } from '@/entities/career/addEducation';
import {
  attachEducation,
  checkEducation,
  deleteEducation,
  detachEducation,
  fetchEducation,
  makeMainEducation,
  selectEducation,
  selectEducationRequest,
  updateEducation,
} from '@/entities/career/educationSlice';
import { CareerSection } from './CareerSection';
import type { CareerSectionProps, EntryFormProps, EntryOfProfile, EntryType } from './entryType';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { EntryCard } from './EntryCard';
import { draftKey } from '@/domain/draftKey';
import { useAppDispatch } from '@/store/hooks';
import { readOne } from '@/store/lostResponse';
import { DrawerActions } from '@/ui/form/DrawerActions';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { EditForm } from '@/ui/form/EditForm';
import { EducationTypeFields } from '@/ui/form/EducationTypeFields';
import { Field, FocusedField } from '@/ui/form/Field';
import { SuggestionField } from '@/ui/form/search/SuggestionField';
import { UnsavedFormPrompt } from '@/ui/form/UnsavedChangesPrompt';
import { useFailureText } from '@/ui/text/useFailureText';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { z } from '@/api/schema/zod';
import { SearchOption } from '@/ui/form/useSearch';

const education: EntryType<Education, EducationValues> = {
  name: 'education',
  drawing: 'post',
  list: 'educations',
  entriesOf: (profile) => profile.educations,
  nameOf: (entry) => entry.degree_name,
  fetchAll: () => fetchEducation(),
  selectAll: (state) => selectEducation(state),
  selectRequest: (state) => selectEducationRequest(state),
  add: (values, profile) => addEducation(educationBody(values), profile?.id ?? null),
  update: (saved, values) =>
    failureOf(updateEducation({ params: { educationId: saved.id }, body: educationBody(values) })),
  remove: (educationId) => failureOf(deleteEducation({ params: { educationId } })),
  setConnected: (profile, educationId, isConnected) =>
    failureOf((isConnected ? attachEducation : detachEducation)({ params: { profileId: profile.id, educationId } })),
  connectNew: (profile, educationId) => attachNew(profile.id, educationId),
  makeMain: (profileId, educationId) => failureOf(makeMainEducation({ params: { profileId, educationId } })),
  canDisconnectMain: (profile) => !profile.public,
  connectionOf: (entry) => connectionOf('educations', entry),
  editOf: (profileId, saved, values) => {
    if (!saved) return additionOf('educations', { id: '', ...values });
    const isLess = missingInEducation(values).length > missingInEducation(saved).length;
    const others = isLess ? otherPublicProfiles(saved.competence_profiles, profileId) : [];
    return changeOf('educations', saved.id, { city: values.city, disciplines: values.disciplines }, others);
  },
  removedText: 'career:education.deleted',
  Card: EducationCard,
  Form: EducationForm,
};

export function EducationSection(props: CareerSectionProps) {
  return <CareerSection {...props} type={education} />;
}

/** One education beside the open profile (EDU-04, EDU-05). */
function EducationCard({ entry, ...ofProfile }: EntryOfProfile & { entry: Education }) {
  const { t } = useTranslation('profiles');
  const { typeText, gradeText } = useEducationTexts();
  const { degree_name, type, grade, institution, city, approved_by, disciplines } = entry;
  return (
    <EntryCard
      {...ofProfile}
      name="education"
      lines={[
        factsText([institution, city]),
        factsText([typeText(type), gradeText(grade)]),
        approved_by ? t('education.approvedByName', { name: approved_by }) : '',
      ]}
      picture={
        <PersonAvatar id={institution || entry.id} name={institution || degree_name} size={5} variant="rounded" />
      }
      tags={disciplines.map(({ name }) => name)}
      missing={missingInEducation(entry).map((field) => ({ field, label: t(`education.missing.${field}`) }))}
    />
  );
}

/** An education with all its fields (EDU-01). */
function EducationForm(props: EntryFormProps<Education, EducationValues>) {
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

/** The call's body with the disciplines by name. */
const EducationValues = z.extend(EducationInput, { disciplines: z.array(SearchOption) });
type EducationValues = z.input<typeof EducationValues>;

const empty: Omit<Education, 'id' | 'main' | 'competence_profiles'> = {
  type: '',
  grade: '',
  degree_name: '',
  institution: '',
  approved_by: '',
  city: '',
  disciplines: [],
};

function educationFormValues(education: Education | undefined): EducationValues {
  const { type, grade, degree_name, institution, approved_by, city, disciplines } = education ?? empty;
  return { type, grade, degree_name, institution, approved_by, city, disciplines };
}

/** Request body: disciplines by id. */
function educationBody({ disciplines, ...values }: EducationValues) {
  return { ...values, disciplines: disciplines.map(({ id }) => id) };
}
