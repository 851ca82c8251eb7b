import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '@/api/schema/entities';
import type { Language } from '@/api/schema/languages';
import { factsText } from '@/domain/plainText';
import { ProfilePicture } from '@/features/profile-fields';

/** A name of the catalogues, and its language. */
interface CatalogueName {
  name: string;
  lang: Language;
}

/** What a new profile says so far; '' for what is not known yet. */
export interface ProfileFacts {
  name: string;
  picture: Image | null;
  occupation: CatalogueName;
  title: string;
  subject: CatalogueName;
  area: CatalogueName;
  time: string;
  station: { title: string; place: string; since: string };
  education: { name: string; place: string };
}

/** A profile as others will see it, with room for what is still to come. */
export function ProfileCard({ facts }: { facts: ProfileFacts }) {
  const { t } = useTranslation(['profiles', 'newProfile']);
  const { name, picture, occupation, title, subject, area, time, station, education } = facts;
  return (
    <Card sx={{ overflow: 'hidden', overflowWrap: 'anywhere' }}>
      <Stack sx={{ bgcolor: 'background.hero', alignItems: 'center', textAlign: 'center', gap: 0.5, p: 3 }}>
        <ProfilePicture picture={picture} name={name} size={12} />
        <Typography variant="h2" component="p" sx={{ mt: 1.5 }}>
          {name}
        </Typography>
        <Typography component="div" lang={occupation.lang} sx={{ hyphens: 'auto' }}>
          {occupation.name || <Blank width={160} />}
        </Typography>
        {title ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
        ) : null}
      </Stack>
      <Stack divider={<Divider />} sx={{ px: 3, py: 1 }}>
        <Part heading={t('newProfile:step.competence')}>
          {subject.name ? (
            <Chip
              variant="soft"
              color="primary"
              label={subject.name}
              lang={subject.lang}
              sx={{ alignSelf: 'flex-start' }}
            />
          ) : (
            <Blank width={140} />
          )}
          <SecondaryText>
            {area.name || time ? null : <Blank width={200} />}
            {area.name ? <span lang={area.lang}>{area.name}</span> : null}
            {area.name && time ? '\u00a0· ' : null}
            {factsText([time])}
          </SecondaryText>
        </Part>
        <Part heading={t('experience.title')}>
          <Typography sx={{ fontWeight: 600 }} component="div">
            {station.title || <Blank width={180} />}
          </Typography>
          <SecondaryText>{station.place || <Blank width={150} />}</SecondaryText>
          {station.since ? <SecondaryText>{station.since}</SecondaryText> : null}
        </Part>
        {education.name ? (
          <Part heading={t('education.title')}>
            <Typography sx={{ fontWeight: 600 }}>{education.name}</Typography>
            {education.place ? <SecondaryText>{education.place}</SecondaryText> : null}
          </Part>
        ) : null}
      </Stack>
    </Card>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack sx={{ gap: 0.5, py: 2 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {heading}
      </Typography>
      {children}
    </Stack>
  );
}

function SecondaryText({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}

/** The place of a word that is still to come. */
function Blank({ width }: { width: number }) {
  return <Skeleton animation={false} aria-hidden width={width} sx={{ maxWidth: '100%' }} />;
}
