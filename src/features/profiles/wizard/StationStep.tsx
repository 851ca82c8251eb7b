import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { Field } from '@/ui/form/Field';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useSuggestedDiscipline } from './useSuggestedDiscipline';
import type { SavedEntry } from './useWizardCalls';
import type { NewProfileWizardProps } from './wizardProps';

export interface StationStepProps extends Pick<
  NewProfileWizardProps,
  'renderDisciplineField' | 'renderOwnStations' | 'suggestDiscipline'
> {
  profile: CompetenceProfile;
  /** Saved already, perhaps not yet connected with the profile. */
  saved: SavedEntry | null;
  /** Takes one that is there; `null` for another one after all. */
  onChoose: (station: Pick<SavedEntry, 'id' | 'name'> | null) => void;
}

/** The latest work experience, with what publishing needs of it. */
export function StationStep(props: StationStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'career']);
  const { profile, saved, renderOwnStations, onChoose } = props;
  const [shown] = profile.work_experiences;
  const name = shown?.job_title ?? saved?.name;
  if (name === undefined) {
    return (
      <>
        <Suspense>{renderOwnStations(onChoose)}</Suspense>
        <StationFields {...props} />
      </>
    );
  }
  const isChosen = !shown && saved?.isChosen === true;
  return (
    <Alert
      severity="info"
      action={
        isChosen ? (
          <Button color="inherit" size="small" onClick={() => onChoose(null)}>
            {t('newProfile:otherStation')}
          </Button>
        ) : undefined
      }
    >
      {t(isChosen ? 'newProfile:stationChosen' : 'newProfile:entrySaved', { name })}
    </Alert>
  );
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
      <PeriodFields />
      {renderDisciplineField({ name: 'disciplines', locale })}
    </>
  );
}
