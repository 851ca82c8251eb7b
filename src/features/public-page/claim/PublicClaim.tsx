import { Box, Chip, Stack, type Theme, Typography } from '@mui/material';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { answerType } from '@/ui/publicPage/answerType';
import {
  PagePlaceContext,
  PreviewPlaceholder,
  PublicHeading,
  PublicPage,
  type PublicPageOptions,
  PublicSection,
} from '@/ui/publicPage/PublicPage';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { ClaimPageHead } from './ClaimPageHead';
import { PublicLongAnswers } from './PublicLongAnswers';
import { PublicClaimSections, PublicVideo, Source } from './PublicClaimSections';

interface PublicClaimProps extends PublicPageOptions {
  data: PublicClaimData;
}

export function PublicClaim({ data, ...page }: PublicClaimProps) {
  return (
    <PublicPage texts="publicClaim" language={data.language} {...page}>
      <ClaimPageHead data={data} />
      <Stack sx={body}>
        <AnswerBox data={data} />
        <PublicSection name="painPoint" item="subject" isEmpty={data.painPoint === ''}>
          <Box sx={{ whiteSpace: 'pre-line' }}>{data.painPoint}</Box>
        </PublicSection>
        <PublicLongAnswers answers={data.longAnswers} />
        <PublicClaimSections data={data} />
        <ClaimFooter data={data} />
      </Stack>
    </PublicPage>
  );
}

const body = {
  // Of a claim that was only begun.
  '&:empty': { display: 'none' },
  overflowWrap: 'anywhere',
  gap: { xs: 4, '@40': 5 },
  maxWidth: 760,
  mx: 'auto',
  p: { xs: 2.5, '@40': 5 },
  '@media print': { '&&': { p: 0, pt: 2, gap: 2.5, maxWidth: 'none' } },
} as const;

function AnswerBox({ data }: { data: PublicClaimData }) {
  const { t } = useTranslation('publicClaim');
  const { hasPlaceholders } = use(PagePlaceContext);
  const { headline, shortAnswer, images, video } = data;
  const isEmpty = headline === '' && shortAnswer === '' && images.length === 0 && video === '';
  if (isEmpty && !hasPlaceholders) return null;
  return (
    <Box component="section" data-part="shortAnswer" sx={box}>
      <PublicHeading depth={1} variant="h2" sx={{ fontSize: 'body2.fontSize', color: 'primary.main', mb: 1 }}>
        {t('answer')}
      </PublicHeading>
      <Stack sx={{ gap: 1.5 }}>
        {headline ? (
          <Typography component="p" sx={{ ...answerType.short.headline, hyphens: 'auto' }}>
            {headline}
          </Typography>
        ) : null}
        {!headline && hasPlaceholders ? <PreviewPlaceholder text={t('placeholder.headline')} /> : null}
        {shortAnswer ? (
          <Typography sx={{ ...answerType.short.text, whiteSpace: 'pre-line' }}>{shortAnswer}</Typography>
        ) : null}
        {!shortAnswer && hasPlaceholders ? <PreviewPlaceholder text={t('placeholder.shortAnswer')} /> : null}
        <PublicPictures images={images} isLarge />
        <PublicVideo address={video} title={headline || data.question} />
      </Stack>
    </Box>
  );
}

const box = (theme: Theme) => ({
  borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: 1,
  // A tint of the card: in dark mode the page's colour would be a hole in it.
  bgcolor: 'action.hover',
  px: { xs: 2, '@40': 3 },
  py: { xs: 2, '@40': 2.5 },
  '@media print': { '&&': { bgcolor: 'transparent', py: 0 } },
});

function ClaimFooter({ data }: { data: PublicClaimData }) {
  const { hasPlaceholders } = use(PagePlaceContext);
  const { keywords, categories, source, moreVideo, question } = data;
  const hasWords = keywords.length > 0 || categories.length > 0;
  if (!hasPlaceholders && !hasWords && !source && !moreVideo) return null;
  return (
    <Stack component="footer" sx={{ gap: 2, pt: 3, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      <div data-part="sourceVideo">
        <PublicVideo address={moreVideo} title={question} />
        <Source address={source} />
      </div>
      <TagList section="keywords" words={keywords} />
      <TagList section="categories" words={categories} />
    </Stack>
  );
}

function TagList({ section, words }: { section: 'keywords' | 'categories'; words: readonly string[] }) {
  const { t } = useTranslation('publicClaim');
  const { hasPlaceholders } = use(PagePlaceContext);
  if (words.length === 0 && !hasPlaceholders) return null;
  return (
    <Box data-part={section}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {t(section)}
      </Typography>
      {words.length > 0 ? (
        <Stack
          component="ul"
          direction="row"
          aria-label={t(section)}
          sx={{ flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
        >
          {words.map((word) => (
            <li key={word}>
              <Chip variant="soft" label={word} />
            </li>
          ))}
        </Stack>
      ) : (
        <PreviewPlaceholder text={t(`placeholder.${section}`)} />
      )}
    </Box>
  );
}
