import { useTranslation } from 'react-i18next';
import type { Education } from '@/api/endpoints/education';
import { factsText } from '@/domain/plainText';
import { missingInEducation } from '@/domain/publishing';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { EntryCard } from './EntryCard';
import type { EntryOfProfile } from './entryType';

/** One education beside the open profile (EDU-04, EDU-05). */
export function EducationCard({ entry, ...ofProfile }: EntryOfProfile & { entry: Education }) {
  const { t } = useTranslation('profiles');
  const { typeText, gradeText } = useEducationTexts();
  const { degree_name, type, grade, institution, city, approved_by, disciplines } = entry;
  return (
    <EntryCard
      {...ofProfile}
      name="education"
      lines={[
        factsText([institution, city]),
        factsText([typeText(type), gradeText(grade)]),
        approved_by ? t('education.approvedByName', { name: approved_by }) : '',
      ]}
      picture={
        <PersonAvatar id={institution || entry.id} name={institution || degree_name} size={5} variant="rounded" />
      }
      tags={disciplines.map(({ name }) => name)}
      missing={missingInEducation(entry).map((field) => ({ field, label: t(`education.missing.${field}`) }))}
    />
  );
}
