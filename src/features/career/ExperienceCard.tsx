import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import Avatar from '@mui/material/Avatar';
import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { missingInExperience } from '@/domain/publishing';
import { imageSource } from '@/domain/webAddress';
import { otherProfiles, type EntryOfProfile } from '@/domain/careerEntry';
import { EntryCard } from './EntryCard';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** Returns "März 2017 bis heute" for days or months; anything else is shown as delivered. */
function usePeriodText(): (start: string, end: string) => string {
  const { t } = useTranslation('profiles');
  const locale = useFormatLocale();
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const inWords = (day: string) => (/^\d{4}-\d{2}(?:-\d{2})?$/.test(day) ? format.format(Date.parse(day)) : day);
  return (start, end) =>
    start ? t('experience.period', { start: inWords(start), end: end ? inWords(end) : t('experience.today') }) : '';
}

interface ExperienceCardProps extends EntryOfProfile {
  entry: WorkExperience;
}

/** One work experience beside the open profile (EXP-02, EXP-03). */
export function ExperienceCard(props: ExperienceCardProps) {
  const { entry, profileId, nameOfProfile, isConnected, isMain, isProfilePublic, busy, ...on } = props;
  const { t } = useTranslation('profiles');
  const periodText = usePeriodText();
  const { job_title, company_name, location, start_date, end_date, logo, disciplines } = entry;
  const logoSource = imageSource(logo?.url);
  const mainRefusal = isMain ? t('experience.isMain') : isConnected ? undefined : t('experience.connectFirst');
  return (
    <EntryCard
      title={job_title || t('experience.untitled')}
      lines={[[company_name, location].filter(Boolean).join(' · '), periodText(start_date, end_date)]}
      picture={
        <Avatar variant="rounded" {...(logoSource ? { src: logoSource, alt: logo?.alt } : { 'aria-hidden': true })}>
          <WorkIcon />
        </Avatar>
      }
      tags={disciplines.map(({ name }) => name)}
      missing={missingInExperience(entry).map((field) => ({
        label: t(`experience.missing.${field}`),
        onFix: () => on.onEdit(field),
      }))}
      busy={busy}
      connected={{
        value: isConnected,
        onChange: on.onConnect,
      }}
      staysConnected={
        isMain ? t(isProfilePublic ? 'experience.mainStays' : 'experience.mainStaysConnected') : undefined
      }
      isKept={isMain && isProfilePublic}
      main={{
        value: isMain,
        name: t('experience.main'),
        label: t('experience.makeMain'),
        onChange: on.onMakeMain,
        refusal: mainRefusal,
      }}
      elsewhere={otherProfiles(entry.competence_profiles, profileId, nameOfProfile)}
      onEdit={() => on.onEdit()}
      onDelete={on.onDelete}
    />
  );
}
