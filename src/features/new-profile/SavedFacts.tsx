import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { useExperienceTime } from '@/ui/text/useExperienceTime';
import { useProfileLanguage } from '@/ui/text/useLanguage';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';

/** The values that the profile was created with; no call changes them, so a step back only shows them. */
export function SavedFacts({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation(['newProfile', 'common']);
  const occupation = useOwnOccupation()(profile);
  const time = useExperienceTime()(profile.month_of_experience);
  const language = useProfileLanguage(profile);
  const occupationLanguage = useListedNames()(profile).occupation?.lang ?? language;
  return (
    <Alert severity="info">
      {t('saved')} {occupation ? <span lang={occupationLanguage}>{occupation}, </span> : null}
      {profile.competence_area ? <span lang={language}>{profile.competence_area.name}, </span> : null}
      {time ? `${time}, ` : null}
      {t(`common:language.${language}`)}. {t('fixed')}
    </Alert>
  );
}
