import { Alert, Chip, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useAppSelector, useLoad, useRequest } from '@/store/hooks';
import { fetchExperience, selectExperience, selectExperienceRequest } from '@/entities/career/careerSlice';
import { ActionAlert } from '@/ui/feedback/ActionAlert';
import { Field } from '@/ui/form/Field';
import { PeriodFields } from '@/ui/form/PeriodFields';
import { DisciplineField } from '@/ui/form/disciplineField/DisciplineField';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import type { SavedEntry } from './savedEntries';

interface ExperienceStepProps {
  profile: CompetenceProfile;
  /** Saved already, perhaps not yet connected with the profile. */
  saved: SavedEntry | null;
  /** Chooses an existing one, or none (`null`). */
  onChoose: (entry: SavedEntry | null) => void;
}

/** The latest work experience, with what publishing needs of it. */
export function ExperienceStep({ profile, saved, onChoose }: ExperienceStepProps) {
  const { t } = useTranslation(['newProfile', 'career']);
  const locale = useProfileLanguage(profile);
  const [connected] = profile.work_experiences;
  const name = connected?.job_title ?? saved?.name;
  if (name === undefined) {
    return (
      <>
        <OwnExperienceList onChoose={onChoose} />
        <Field name="job_title" label={t('career:experience.jobTitle')} autoComplete="organization-title" />
        <Field name="company_name" label={t('career:experience.company')} autoComplete="organization" />
        <Field name="location" label={t('career:experience.location')} />
        <PeriodFields />
        <DisciplineField name="disciplines" locale={locale} />
      </>
    );
  }
  if (connected || !saved?.isChosen) return <Alert severity="info">{t('entrySaved', { name })}</Alert>;
  return (
    <ActionAlert severity="info" onAction={() => onChoose(null)} action={t('otherStation')}>
      {t('stationChosen', { name })}
    </ActionAlert>
  );
}

/** Further ones can be connected in the profile's editor. */
const maxShown = 6;

/** Work experience of the user's other profiles, latest first; renders nothing if there is none. */
function OwnExperienceList({ onChoose }: Pick<ExperienceStepProps, 'onChoose'>) {
  const { t } = useTranslation('career');
  const labelId = useId();
  const entries = useAppSelector(selectExperience);
  useLoad(fetchExperience, undefined, useRequest(selectExperienceRequest));
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" sx={{ mb: 1 }}>
        {t('experience.own')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {entries.slice(0, maxShown).map(({ id, job_title: name, company_name }) => (
          <Chip
            key={id}
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={[name, company_name].filter(Boolean).join(' · ')}
            onClick={() => onChoose({ id, name })}
            sx={{ minHeight: 44, px: 1, typography: 'body2', maxWidth: '100%' }}
          />
        ))}
      </Stack>
    </div>
  );
}
