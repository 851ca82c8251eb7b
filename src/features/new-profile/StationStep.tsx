import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { Field } from '@/ui/form/Field';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { OwnStationList } from './OwnStationList';
import { useSuggestedDiscipline } from './useSuggestedDiscipline';
import type { SavedEntry } from './useWizardCalls';

interface StationStepProps {
  profile: CompetenceProfile;
  /** Saved already, perhaps not yet connected with the profile. */
  saved: SavedEntry | null;
  /** Takes one that is there; `null` for another one after all. */
  onChoose: (station: Pick<SavedEntry, 'id' | 'name'> | null) => void;
}

/** The latest work experience, with what publishing needs of it. */
export function StationStep({ profile, saved, onChoose }: StationStepProps) {
  const { t } = useTranslation(['profiles', 'newProfile', 'career']);
  const [shown] = profile.work_experiences;
  const name = shown?.job_title ?? saved?.name;
  if (name === undefined) {
    return (
      <>
        <OwnStationList onChoose={onChoose} />
        <StationFields profile={profile} />
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

function StationFields({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation(['profiles', 'newProfile', 'career']);
  const locale = useProfileLanguage(profile);
  useSuggestedDiscipline('disciplines', profile);
  return (
    <>
      <Field name="job_title" label={t('career:experience.jobTitle')} autoComplete="organization-title" />
      <Field name="company_name" label={t('career:experience.company')} autoComplete="organization" />
      <Field name="location" label={t('career:experience.location')} />
      <PeriodFields />
      <DisciplineField name="disciplines" locale={locale} />
    </>
  );
}
