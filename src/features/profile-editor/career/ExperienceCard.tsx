import { useTranslation } from 'react-i18next';
import type { WorkExperience } from '@/api/endpoints/experience';
import { factsText } from '@/domain/plainText';
import { missingInExperience } from '@/domain/publishing';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { usePeriodText } from '@/ui/text/useExperienceTime';
import { EntryCard } from './EntryCard';
import type { EntryOfProfile } from './entryType';

/** One work experience beside the open profile (EXP-02, EXP-03). */
export function ExperienceCard({ entry, ...ofProfile }: EntryOfProfile & { entry: WorkExperience }) {
  const { t } = useTranslation('profiles');
  const periodText = usePeriodText(t('experience.today'));
  const { job_title, company_name, location, start_date, end_date, logo, disciplines } = entry;
  return (
    <EntryCard
      {...ofProfile}
      name="experience"
      lines={[factsText([company_name, location]), periodText(start_date, end_date)]}
      picture={
        <PersonAvatar
          id={company_name || entry.id}
          name={company_name || job_title}
          url={logo?.url}
          alt={logo?.alt ?? ''}
          size={5}
          variant="rounded"
        />
      }
      tags={disciplines.map(({ name }) => name)}
      missing={missingInExperience(entry).map((field) => ({ field, label: t(`experience.missing.${field}`) }))}
    />
  );
}
