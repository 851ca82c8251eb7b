import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { Field } from '@/ui/form/Field';
import { MonthField } from '@/ui/form/MonthField';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useSuggestedDiscipline } from './useSuggestedDiscipline';
import type { SavedEntry } from './useWizardCalls';
import type { NewProfileWizardProps } from './wizardProps';

export interface StationStepProps extends Pick<NewProfileWizardProps, 'renderDisciplineField' | 'suggestDiscipline'> {
  profile: CompetenceProfile;
  /** Saved already, perhaps not yet connected with the profile. */
  saved: SavedEntry | null;
}

/** The latest work experience, with what publishing needs of it. */
export function StationStep(props: StationStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'career']);
  const [shown] = props.profile.work_experiences;
  const name = shown?.job_title ?? props.saved?.name;
  if (name !== undefined) {
    return <Alert severity="info">{t('newProfile:entrySaved', { name })}</Alert>;
  }
  return <StationFields {...props} />;
}

function StationFields({ profile, renderDisciplineField, suggestDiscipline }: StationStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'career']);
  const locale = useProfileLanguage(profile);
  useSuggestedDiscipline({ name: 'disciplines', profile, suggestDiscipline });
  return (
    <>
      <Field name="job_title" label={t('career:experience.jobTitle')} autoComplete="organization-title" />
      <Field name="company_name" label={t('career:experience.company')} autoComplete="organization" />
      <Field name="location" label={t('career:experience.location')} />
      <MonthField name="start_date" label={t('newProfile:since')} />
      <MonthField name="end_date" label={t('newProfile:until')} help={t('newProfile:untilHelp')} optional />
      {renderDisciplineField({ name: 'disciplines', locale })}
    </>
  );
}
