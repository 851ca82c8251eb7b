import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonalConnection } from '@/api/endpoints/profiles';
import { factDot } from '@/domain/plainText';
import { answerOf, promptKey } from '@/domain/storyGroups';
import type { PublicProfileData } from '@/domain/publicProfile';
import { imageSource } from '@/domain/webAddress';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { EditSection } from '@/ui/publicPage/EditSection';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { PagePlaceContext, PreviewPlaceholder, PublicHeading } from '@/ui/publicPage/PublicPage';
import { useExperienceTime } from '@/ui/text/useExperienceTime';
import { usePlaceText } from '@/ui/text/usePlaceText';
import { useProfileTitle } from '@/ui/text/useProfileTitle';
import { VerificationMark } from '@/ui/text/VerificationMark';

export function PublicHead({ data }: { data: PublicProfileData }) {
  const { t } = useTranslation('publicProfile');
  const { hasPlaceholders } = use(PagePlaceContext);
  const { topics, statement } = data;
  return (
    <Stack
      component="header"
      data-part="title"
      sx={{
        gap: 3,
        p: { xs: 2.5, '@40': 5 },
        bgcolor: 'background.hero',
        '@media print': { '&&': { bgcolor: 'transparent', p: 0 } },
      }}
    >
      <Person data={data} />
      {statement ? <Statement statement={statement} /> : null}
      {!statement && hasPlaceholders ? (
        <Box data-part="connections" sx={{ position: 'relative' }}>
          <PreviewPlaceholder text={t('placeholder.statement')} />
          <EditSection section="connections" />
        </Box>
      ) : null}
      {topics.length > 0 ? (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {topics.map((topic) => (
            <Chip key={topic} variant="soft" label={topic} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

function Person({ data }: { data: PublicProfileData }) {
  const { t } = useTranslation('publicProfile');
  const { person, occupation, area, verifications } = data;
  const time = useExperienceTime()(data.months);
  const place = usePlaceText()(data.place);
  const title = useProfileTitle()(data.title, person.gender);
  return (
    <Stack
      sx={{
        position: 'relative',
        flexDirection: { xs: 'column', '@30': 'row' },
        alignItems: { xs: 'flex-start', '@30': 'center' },
        columnGap: { xs: 2.5, '@40': 4 },
        rowGap: 2,
      }}
    >
      <EditSection section="title" />
      <Box sx={{ position: 'relative', zIndex: 1 }}>
        <PersonAvatar
          id={person.id}
          name={person.name}
          url={person.picture?.url}
          alt={person.picture?.alt || person.name}
          size={12}
        />
        <EditSection section="photo" />
      </Box>
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <PublicHeading depth={0} variant="h1" sx={{ fontSize: '1.75rem', lineHeight: 36 / 28, hyphens: 'auto' }}>
          {person.name}
        </PublicHeading>
        <Typography sx={{ fontSize: 'h3.fontSize', mt: 0.5 }}>
          {occupation ? <span lang={occupation.lang}>{occupation.name}</span> : null}
          {occupation && title ? factDot : null}
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {area ? <span lang={area.lang}>{area.name}</span> : null}
          {area && time ? '\u00a0· ' : null}
          {time ? t('experienceTime', { time }) : null}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mt: 1 }}>
          {place ? (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
              <PlaceIcon fontSize="small" aria-hidden />
              <Typography variant="body2" component="span">
                {place}
              </Typography>
            </Stack>
          ) : null}
          <VerificationMark {...verifications} />
        </Stack>
      </Box>
    </Stack>
  );
}

function Statement({ statement }: { statement: PersonalConnection }) {
  const { t } = useTranslation('publicProfile');
  const { question, answer } = answerOf(statement.question, statement.text);
  const hasPicture = imageSource(statement.image?.url) !== undefined;
  return (
    <Box
      data-part="connections"
      sx={{
        position: 'relative',
        display: 'grid',
        columnGap: 4,
        rowGap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@40': hasPicture ? 'minmax(0, 1fr) 220px' : 'minmax(0, 1fr)' },
      }}
    >
      <div>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {question || t(promptKey('connection', statement.type))}
        </Typography>
        <Typography
          component="blockquote"
          sx={{ m: 0, fontSize: 'h2.fontSize', lineHeight: 30 / 20, whiteSpace: 'pre-line' }}
        >
          {answer}
        </Typography>
      </div>
      <PublicPictures images={[statement.image]} />
      <EditSection section="connections" />
    </Box>
  );
}
