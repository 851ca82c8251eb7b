import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useExperienceTime } from '../useExperienceTime';

/** The values that the profile was created with; no call changes them, so a step back only shows them. */
export function SavedFacts({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  const timeText = useExperienceTime();
  return (
    <Alert severity="info" role="status">
      {t('wizard.saved', {
        occupation: profile.occupation?.name || t('area.missing'),
        area: profile.competence_area?.name || t('area.missing'),
        time: timeText(profile.month_of_experience),
      })}
    </Alert>
  );
}
