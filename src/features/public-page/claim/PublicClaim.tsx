import { Box, Chip, Stack, type Theme, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { PagePlaceContext, PublicHeading, type PublicPageOptions, PublicSection } from '@/ui/publicPage/PublicSection';
import { InLanguage } from '@/ui/text/InLanguage';
import { ClaimPageHead } from './ClaimPageHead';
import { Facts, Faqs, Source, Tips } from './Facts';
import { Essentials, Opinion, Quote } from './Opinion';
import { PublicLongAnswers } from './PublicLongAnswers';
import { use } from 'react';
import { PreviewPlaceholder } from '@/ui/publicPage/PreviewPlaceholder';
import { answerType } from '@/ui/publicPage/answerType';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { PublicVideo } from './PublicVideo';

interface PublicClaimProps extends PublicPageOptions {
  data: PublicClaimData;
}

/** A claim as readers see it, in its profile's language (D-63), as wide as its container. It suspends. */
export function PublicClaim({ data, level = 2, hasPlaceholders = false }: PublicClaimProps) {
  return (
    <InLanguage language={data.language}>
      <PagePlaceContext value={{ level, hasPlaceholders, texts: 'publicClaim' }}>
        <ClaimPage data={data} />
      </PagePlaceContext>
    </InLanguage>
  );
}

function ClaimPage({ data }: Pick<PublicClaimProps, 'data'>) {
  const { t } = useTranslation('publicClaim');
  return (
    <Box
      component="article"
      lang={data.language}
      sx={{ containerType: 'inline-size', color: 'text.primary', overflowWrap: 'anywhere' }}
    >
      <ClaimPageHead data={data} />
      <Stack sx={body}>
        <AnswerBox data={data} />
        <PublicSection
          title={t('painPoint')}
          item="subject"
          isEmpty={data.painPoint === ''}
          placeholder={t('placeholder.painPoint')}
        >
          <Box sx={{ whiteSpace: 'pre-line' }}>{data.painPoint}</Box>
        </PublicSection>
        <PublicLongAnswers answers={data.longAnswers} />
        <Facts facts={data.facts} />
        <Faqs faqs={data.faqs} />
        <Tips tips={data.tips} />
        <Quote quote={data.quote} />
        <Opinion data={data} />
        <Essentials essentials={data.essentials} />
        <ClaimFooter data={data} />
      </Stack>
    </Box>
  );
}

const body = {
  // Of a claim that was only begun.
  '&:empty': { display: 'none' },
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
  bgcolor: 'background.default',
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
