import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { factsText } from '@/domain/plainText';
import type { PublicProfileData } from '@/domain/publicProfile';
import { EditSection } from '@/ui/publicPage/EditSection';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { PublicSection } from '@/ui/publicPage/PublicSection';
import { usePeriodText } from '@/ui/text/useExperienceTime';
import { PublicTimeline, TimelineEntry } from './PublicTimeline';

export function PublicExperience({ data }: { data: PublicProfileData }) {
  const { t } = useTranslation(['publicProfile', 'profiles']);
  const periodText = usePeriodText();
  const { experiences, language } = data;
  return (
    <PublicSection
      title={t('experience')}
      item="experience"
      isEmpty={experiences.length === 0}
      placeholder={t('placeholder.experience')}
    >
      <PublicTimeline>
        {experiences.map((entry) => (
          <TimelineEntry
            key={entry.id}
            title={entry.job_title || t('profiles:experience.untitled')}
            lines={[factsText([entry.company_name, entry.location]), periodText(entry.start_date, entry.end_date)]}
            logo={entry.logo}
            icon={<WorkIcon />}
            disciplines={entry.disciplines}
            language={language}
            edit={<EditSection section="experience" entryId={entry.id} />}
          >
            {entry.description ? (
              <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{entry.description}</Typography>
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
