import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PublicProfileData } from '@/domain/publicProfile';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { PublicPictures } from './PublicPictures';
import { PublicSection } from './PublicSection';
import { PublicTimeline, TimelineEntry } from './PublicTimeline';
import { usePeriodText } from './usePeriodText';

/** The positions a person has held. */
export function PublicExperience({ data }: { data: PublicProfileData }) {
  const { t } = useTranslation(['publicProfile', 'profiles']);
  const periodText = usePeriodText();
  const { experiences, language } = data;
  return (
    <PublicSection
      title={t('experience')}
      part="experience"
      isEmpty={experiences.length === 0}
      ghost={t('ghost.experience')}
    >
      <PublicTimeline>
        {experiences.map((entry) => (
          <TimelineEntry
            key={entry.id}
            title={entry.job_title || t('profiles:experience.untitled')}
            lines={[
              [entry.company_name, entry.location].filter(Boolean).join(' · '),
              periodText(entry.start_date, entry.end_date),
            ]}
            logo={entry.logo}
            icon={<WorkIcon />}
            main={entry.main ? t('mainExperience') : undefined}
            disciplines={entry.disciplines}
            language={language}
          >
            {entry.description ? (
              <Typography sx={{ mt: 1, whiteSpace: 'pre-line', textWrap: 'pretty' }}>{entry.description}</Typography>
            ) : null}
            {entry.quote ? (
              <Typography component="blockquote" sx={{ m: 0, mt: 1, fontStyle: 'italic', whiteSpace: 'pre-line' }}>
                {entry.quote}
              </Typography>
            ) : null}
            <Box sx={{ mt: 1.5 }}>
              <PublicPictures images={entry.image_gallery} />
            </Box>
          </TimelineEntry>
        ))}
      </PublicTimeline>
    </PublicSection>
  );
}

/** What a person has learned, and where. */
export function PublicEducation({ data }: { data: PublicProfileData }) {
  const { t } = useTranslation(['publicProfile', 'profiles']);
  const { typeText, gradeText } = useEducationTexts();
  const { educations, language } = data;
  return (
    <PublicSection
      title={t('education')}
      part="education"
      isEmpty={educations.length === 0}
      ghost={t('ghost.education')}
    >
      <PublicTimeline>
        {educations.map((entry) => (
          <TimelineEntry
            key={entry.id}
            title={entry.degree_name || t('profiles:education.untitled')}
            lines={[
              [entry.institution, entry.city].filter(Boolean).join(' · '),
              [typeText(entry.type), gradeText(entry.grade)].filter(Boolean).join(' · '),
              entry.approved_by ? t('profiles:education.approvedByName', { name: entry.approved_by }) : '',
            ]}
            icon={<SchoolIcon />}
            main={entry.main ? t('mainEducation') : undefined}
            disciplines={entry.disciplines}
            language={language}
          />
        ))}
      </PublicTimeline>
    </PublicSection>
  );
}
