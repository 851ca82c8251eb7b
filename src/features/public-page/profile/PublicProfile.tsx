import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Contact } from '@/api/endpoints/profiles';
import { factsText } from '@/domain/plainText';
import type { PublicProfileData } from '@/domain/publicProfile';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PublicPage, type PublicPageOptions, PublicSection } from '@/ui/publicPage/PublicPage';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { usePeriodText } from '@/ui/text/useExperienceTime';
import { PublicHead } from './PublicHead';
import { PublicSkills } from './PublicSkills';
import { PublicStories } from './PublicStories';
import { PublicTimeline, TimelineEntry } from './PublicTimeline';

interface PublicProfileProps extends PublicPageOptions {
  data: PublicProfileData;
}

export function PublicProfile({ data, ...page }: PublicProfileProps) {
  return (
    <PublicPage texts="publicProfile" language={data.language} {...page}>
      <PublicHead data={data} />
      <Box sx={columns}>
        <Box sx={{ gridArea: 'skills' }}>
          <PublicSkills skills={data.skills} />
        </Box>
        <Stack sx={{ gridArea: 'path', gap: 4 }}>
          <PublicExperience experiences={data.experiences} />
          <PublicEducation educations={data.educations} />
          <PublicStories data={data} />
        </Stack>
        <Stack sx={{ gridArea: 'reach', gap: 4 }}>
          <PublicClaims claims={data.claims} />
          <PublicContact contacts={data.contacts} />
        </Stack>
      </Box>
    </PublicPage>
  );
}

const columns = {
  display: 'grid',
  columnGap: 5,
  rowGap: 4,
  alignItems: 'start',
  p: { xs: 2.5, '@40': 5 },
  '@media print': { '&&': { px: 0 } },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    '@40': 'minmax(0, 1fr) 220px',
    '@52.5': 'minmax(0, 1fr) 280px',
  },
  gridTemplateRows: { '@40': 'auto 1fr' },
  gridTemplateAreas: { xs: '"skills" "path" "reach"', '@40': '"path skills" "path reach"' },
} as const;

function PublicClaims({ claims }: Pick<PublicProfileData, 'claims'>) {
  return (
    <PublicSection name="claims" isEmpty={claims.length === 0}>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {claims.map(({ id, question, address }) => (
          <Box
            component="li"
            key={id}
            sx={{ '& > *': { display: 'block', py: 1.25 }, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            {address ? <SafeLink href={address}>{question}</SafeLink> : <span>{question}</span>}
          </Box>
        ))}
      </Stack>
    </PublicSection>
  );
}

function PublicEducation({ educations }: Pick<PublicProfileData, 'educations'>) {
  const { t } = useTranslation('profiles');
  const { typeText, gradeText } = useEducationTexts();
  return (
    <PublicSection name="education" isEmpty={educations.length === 0}>
      <PublicTimeline>
        {educations.map((entry) => (
          <TimelineEntry
            key={entry.id}
            section="education"
            entry={entry}
            title={entry.degree_name || t('education.untitled')}
            lines={[
              factsText([entry.institution, entry.city]),
              factsText([typeText(entry.type), gradeText(entry.grade)]),
              entry.approved_by ? t('education.approvedByName', { name: entry.approved_by }) : '',
            ]}
            icon={<SchoolIcon />}
          />
        ))}
      </PublicTimeline>
    </PublicSection>
  );
}

const contactFields = ['phone', 'email', 'website', 'address'] as const;

/** Typed text stays text; only a web address is a link. */
function PublicContact({ contacts }: Pick<PublicProfileData, 'contacts'>) {
  const filled = contacts.filter((contact) => contactFields.some((field) => contact[field] !== ''));
  return (
    <PublicSection name="contact" isEmpty={filled.length === 0}>
      <Stack sx={{ gap: 2 }}>
        {filled.map((contact) => (
          <ContactData key={contact.id} contact={contact} />
        ))}
      </Stack>
    </PublicSection>
  );
}

function ContactData({ contact }: { contact: Contact }) {
  const { t } = useTranslation('publicProfile');
  return (
    <Stack component="dl" sx={{ m: 0, gap: 1, breakInside: 'avoid', '& dd': { m: 0, whiteSpace: 'pre-line' } }}>
      {contactFields
        .filter((field) => contact[field] !== '')
        .map((field) => (
          <div key={field}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {t(`contactField.${field}`)}
            </Typography>
            <Typography component="dd">
              {field === 'website' ? <SafeLink href={contact.website} /> : contact[field]}
            </Typography>
          </div>
        ))}
    </Stack>
  );
}

function PublicExperience({ experiences }: Pick<PublicProfileData, 'experiences'>) {
  const { t } = useTranslation('profiles');
  const periodText = usePeriodText();
  return (
    <PublicSection name="experience" isEmpty={experiences.length === 0}>
      <PublicTimeline>
        {experiences.map((entry) => (
          <TimelineEntry
            key={entry.id}
            section="experience"
            entry={entry}
            title={entry.job_title || t('experience.untitled')}
            lines={[factsText([entry.company_name, entry.location]), periodText(entry.start_date, entry.end_date)]}
            logo={entry.logo}
            icon={<WorkIcon />}
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
