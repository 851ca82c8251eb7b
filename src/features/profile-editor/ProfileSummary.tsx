import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { CompetenceProfile } from '@/api/endpoints/profiles';
import { truncate } from '@/domain/plainText';
import { answerOf } from '@/domain/storyGroups';

/** The main work experience, statement and story of a profile; renders nothing without any (PRO-09). */
export function ProfileSummary({ profile }: { profile: CompetenceProfile }) {
  const { t } = useTranslation('profiles');
  const experience = profile.work_experiences.find(({ main }) => main);
  const statement = profile.personal_connections.find(({ main }) => main);
  const story = profile.competence_stories.find(({ main }) => main);
  const rows = [
    {
      label: t('experience.main'),
      text: experience && [experience.job_title, experience.company_name].filter(Boolean).join(', '),
    },
    { label: t('connections.main'), text: statement && answerOf(statement.question, statement.text).answer },
    { label: t('stories.main'), text: story && answerOf(story.story_question, story.text).answer },
  ].filter(({ text }) => text);
  if (rows.length === 0) return null;
  return (
    <Box component="dl" sx={list}>
      {rows.map(({ label, text }) => (
        <div key={label}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2">
            {truncate(text ?? '', 120)}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

/** The full text is in its section. */
const list = {
  m: 0,
  mb: 3,
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
