import { Box, Stack, Typography } from '@mui/material';
import type { PublicProfileData } from '@/domain/publicProfile';
import { PagePlaceContext, type PublicPageOptions, PublicSection } from '@/ui/publicPage/PublicSection';
import { InLanguage } from '@/ui/text/InLanguage';
import { PublicHead } from './PublicHead';
import { PublicSkills } from './PublicSkills';
import { PublicStories } from './PublicStories';
import { useTranslation } from 'react-i18next';
import { SafeLink } from '@/ui/basics/SafeLink';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import { factsText } from '@/domain/plainText';
import { EditSection } from '@/ui/publicPage/EditSection';
import { useEducationTexts } from '@/ui/text/useEducationTexts';
import { PublicTimeline, TimelineEntry } from './PublicTimeline';
import type { Contact } from '@/api/endpoints/profiles';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { usePeriodText } from '@/ui/text/useExperienceTime';

interface PublicProfileProps extends PublicPageOptions {
  data: PublicProfileData;
}

/** In the profile's language (D-63) and as wide as its container; in one column the skills come first. It suspends. */
export function PublicProfile({ data, level = 2, hasPlaceholders = false }: PublicProfileProps) {
  return (
    <InLanguage language={data.language}>
      <PagePlaceContext value={{ level, hasPlaceholders, texts: 'publicProfile' }}>
        <Box component="article" lang={data.language} sx={{ containerType: 'inline-size', color: 'text.primary' }}>
          <PublicHead data={data} />
          <Box sx={columns}>
            <Box sx={{ gridArea: 'skills' }}>
              <PublicSkills skills={data.skills} />
            </Box>
            <Stack sx={{ gridArea: 'path', gap: 4 }}>
              <PublicExperience data={data} />
              <PublicEducation data={data} />
              <PublicStories data={data} />
            </Stack>
            <Stack sx={{ gridArea: 'reach', gap: 4 }}>
              <PublicClaims claims={data.claims} />
              <PublicContact contacts={data.contacts} />
            </Stack>
          </Box>
        </Box>
      </PagePlaceContext>
    </InLanguage>
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
  const { t } = useTranslation('publicProfile');
  return (
    <PublicSection
      title={t('claims')}
      item="claims"
      isEmpty={claims.length === 0}
      placeholder={t('placeholder.claims')}
    >
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

function PublicEducation({ data }: { data: PublicProfileData }) {
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

const contactFields = ['phone', 'email', 'website', 'address'] as const;

/** Typed text stays text; only a web address is a link. */
function PublicContact({ contacts }: Pick<PublicProfileData, 'contacts'>) {
  const { t } = useTranslation('publicProfile');
  const shown = contacts.filter((contact) => contactFields.some((field) => contact[field] !== ''));
  return (
    <PublicSection
      title={t('contact.title')}
      item="contact"
      isEmpty={shown.length === 0}
      placeholder={t('placeholder.contact')}
    >
      <Stack sx={{ gap: 2 }}>
        {shown.map((contact) => (
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
              {t(`contact.${field}`)}
            </Typography>
            <Typography component="dd">
              {field === 'website' ? <SafeLink href={contact.website} /> : contact[field]}
            </Typography>
          </div>
        ))}
    </Stack>
  );
}

function PublicExperience({ data }: { data: PublicProfileData }) {
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
