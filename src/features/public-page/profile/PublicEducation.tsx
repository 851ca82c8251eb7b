import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';
import type { PublicProfileData } from '@/domain/publicProfile';
import { EditSection } from '@/ui/publicPage/EditSection';
import { PublicSection } from '@/ui/publicPage/PublicSection';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { PublicTimeline, TimelineEntry } from './PublicTimeline';

export function PublicEducation({ data }: { data: PublicProfileData }) {
  const { t } = useTranslation(['publicProfile', 'profiles']);
  const { typeText, gradeText } = useEducationTexts();
  const { educations, language } = data;
  return (
    <PublicSection
      title={t('education')}
      item="education"
      isEmpty={educations.length === 0}
      placeholder={t('placeholder.education')}
    >
      <PublicTimeline>
        {educations.map((entry) => (
          <TimelineEntry
            key={entry.id}
            title={entry.degree_name || t('profiles:education.untitled')}
            lines={[
              factsText([entry.institution, entry.city]),
              factsText([typeText(entry.type), gradeText(entry.grade)]),
              entry.approved_by ? t('profiles:education.approvedByName', { name: entry.approved_by }) : '',
            ]}
            icon={<SchoolIcon />}
            disciplines={entry.disciplines}
            language={language}
            edit={<EditSection section="education" entryId={entry.id} />}
          />
        ))}
      </PublicTimeline>
    </PublicSection>
  );
}
