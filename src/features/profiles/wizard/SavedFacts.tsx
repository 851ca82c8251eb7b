import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useExperienceTime } from '../useExperienceTime';
import { useProfileLanguage } from '../useProfileLanguage';

/** The values that the profile was created with; no call changes them, so a step back only shows them. */
export function SavedFacts({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation(['profiles', 'common']);
  const occupationOf = useOwnOccupation();
  const timeText = useExperienceTime();
  const language = useProfileLanguage(profile);
  const names = [occupationOf(profile), profile.competence_area?.name].filter(Boolean).join(', ');
  return (
    <Alert severity="info" role="status">
      {t('wizard.saved')} {names ? <span lang={language}>{names}, </span> : null}
      {timeText(profile.month_of_experience)}, {t(`common:language.${language}`)}. {t('wizard.fixed')}
    </Alert>
  );
}
