import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { monthOf } from '@/api/endpoints/experience';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import type { UserDetails } from '@/api/endpoints/users';
import { occupationName } from '@/domain/occupationName';
import { monthsOf, useExperienceTime } from '@/ui/text/useExperienceTime';
import { useFormatLocale } from '@/ui/text/useLanguage';
import { useListedNames, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { useExpertName } from '@/features/profile-fields';
import { ProfileCard } from './ProfileCard';
import { useWizardAreas } from './useWizardAreas';
import type { WizardValues } from './wizardForm';

interface WizardPreviewProps {
  expert: UserDetails | null;
  /** Undefined until it is created. */
  profile: CompetenceProfile | undefined;
}

/** The profile as it comes about, from what is saved and what is being typed (ux no. 4). */
export function WizardPreview({ expert, profile }: WizardPreviewProps) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const id = useId();
  const values = useWatch() as WizardValues;
  const { chosen, subject } = useWizardAreas();
  const occupationOf = useOwnOccupation();
  const listed = useListedNames()(profile ?? { occupation: null });
  const language = values.language;
  const known = subject ?? listed.competence ?? profile?.subject_category;
  const titleOf = useProfileTitle();
  const timeText = useExperienceTime();
  const monthText = useMonthText();
  const name = useExpertName(expert);
  const [station] = profile?.work_experiences ?? [];
  const [school] = profile?.educations ?? [];
  const job = station ?? values;
  const since = monthText(job.start_date);
  const until = !station && values.ongoing ? '' : monthText(job.end_date);
  return (
    <section aria-labelledby={id}>
      <Typography variant="caption" component="h2" id={id} sx={{ display: 'block', color: 'text.secondary', mb: 1 }}>
        {t('newProfile:preview')}
      </Typography>
      <ProfileCard
        facts={{
          name,
          picture: profile?.profile_picture ?? null,
          occupation: {
            name: occupationOf(profile) || occupationName(values.occupation?.name ?? '', expert?.gender),
            lang: listed.occupation?.lang ?? language,
          },
          title: titleOf(values.title || (profile?.title ?? ''), expert?.gender),
          subject: { name: known?.name ?? '', lang: (subject ? null : listed.competence?.lang) ?? language },
          area: { name: (profile?.competence_area ?? chosen)?.name ?? '', lang: language },
          time: profile ? timeText(profile.month_of_experience) : typedTime(values, timeText),
          station: {
            title: job.job_title,
            place: [job.company_name, job.location].filter((text) => text.trim()).join(', '),
            since: until ? `${since} – ${until}` : since && t('newProfile:sinceMonth', { month: since }),
          },
          education: { name: (school ?? values).degree_name, place: (school ?? values).city },
        }}
      />
    </section>
  );
}

function typedTime({ years, months }: WizardValues, timeText: (months: number) => string): string {
  return years === '' ? '' : timeText(monthsOf(Number(years), Number(months)));
}

/** Returns the words for a day or month; '' for what is none. */
function useMonthText(): (day: string) => string {
  const locale = useFormatLocale();
  return (day) => {
    const month = monthOf(day);
    if (!/^\d{4}-\d{2}$/.test(month)) return '';
    const [year, index] = month.split('-').map(Number);
    const first = new Date(year ?? 0, (index ?? 1) - 1, 1);
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(first);
  };
}
