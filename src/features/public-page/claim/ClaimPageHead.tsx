import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { Logo } from '@/ui/basics/Logo';
import { PersonAvatar } from '@/ui/basics/PersonAvatar';
import { PublicHeading } from '@/ui/publicPage/PublicPage';
import { VerificationMark } from '@/ui/text/VerificationMark';

export function ClaimPageHead({ data }: { data: PublicClaimData }) {
  const { t } = useTranslation('publicClaim');
  const { question, topic, author, minutes } = data;
  return (
    <Box
      component="header"
      sx={{
        overflowWrap: 'anywhere',
        bgcolor: 'background.hero',
        '@media print': { '&&': { bgcolor: 'transparent' } },
      }}
    >
      <Stack direction="row" sx={[edge, logoLine]}>
        <Logo />
        {minutes > 0 ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('readingTime', { count: minutes })}
          </Typography>
        ) : null}
      </Stack>
      <Stack
        sx={[
          edge,
          {
            gap: 2.5,
            py: { xs: 3, '@40': 5 },
            '@media print': { '&&': { px: 0, py: 1.5, gap: 1.5, maxWidth: 'none' } },
          },
        ]}
      >
        <Box data-part="question">
          {topic ? (
            <Typography variant="body2" data-part="topic" sx={{ color: 'primary.main', fontWeight: 600, mb: 1 }}>
              {topic}
            </Typography>
          ) : null}
          <PublicHeading depth={0} variant="h1" sx={questionSize}>
            {question || t('noQuestion')}
          </PublicHeading>
        </Box>
        <AuthorRow author={author} />
      </Stack>
    </Box>
  );
}

function AuthorRow({ author }: Pick<PublicClaimData, 'author'>) {
  const { t } = useTranslation('publicClaim');
  const { id, name, picture, occupation, occupationLanguage, verifications } = author;
  return (
    <Stack direction="row" data-part="profile" sx={{ gap: 2, alignItems: 'center' }}>
      <PersonAvatar id={id} name={name} url={picture?.url} alt={picture?.alt || name} size={8} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('answeredBy')}
        </Typography>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, alignItems: 'center' }}>
          {occupation ? (
            <Typography variant="body2" component="span" lang={occupationLanguage}>
              {occupation}
            </Typography>
          ) : null}
          <VerificationMark {...verifications} />
        </Stack>
      </Box>
    </Stack>
  );
}

const edge = { maxWidth: 760, mx: 'auto', px: { xs: 2.5, '@40': 5 } } as const;

const logoLine = {
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 2,
  pt: { xs: 2, '@40': 2.5 },
  '@media print': { '&&': { px: 0, pt: 0, maxWidth: 'none' } },
} as const;

const questionSize = {
  fontSize: { xs: '1.75rem', '@40': '2.25rem' },
  lineHeight: { xs: 36 / 28, '@40': 44 / 36 },
  hyphens: 'auto',
  textWrap: 'balance',
  '@media print': { '&&': { fontSize: '1.75rem', lineHeight: 36 / 28 } },
} as const;
