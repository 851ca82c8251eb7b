import { Box, Link, Stack, Typography } from '@mui/material';
import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { PagePlaceContext, PublicHeading, PublicSection } from '@/ui/publicPage/PublicPage';
import { RichText } from '@/ui/richText/RichText';
import { PublicVideo, Source } from './PublicClaimSections';

type PublicAnswer = PublicClaimData['longAnswers'][number];

const minForContents = 3;

export function PublicLongAnswers({ answers }: { answers: readonly PublicAnswer[] }) {
  const { t } = useTranslation('publicClaim');
  const page = useId();
  const idOf = ({ id }: PublicAnswer) => `${page}-${id}`;
  return (
    <PublicSection name="longAnswers" isEmpty={answers.length === 0}>
      <Stack sx={{ gap: { xs: 3, '@40': 4 } }}>
        {answers.length >= minForContents ? (
          <Box component="nav" aria-label={t('contents')} sx={contents}>
            <Typography variant="body2" sx={{ fontWeight: 600 }} aria-hidden>
              {t('contents')}
            </Typography>
            <Box component="ol" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
              {answers.map((answer) => (
                <Box component="li" key={answer.id} sx={{ py: 0.5 }}>
                  <Contents id={idOf(answer)} text={answer.headline || t('untitled')} />
                </Box>
              ))}
            </Box>
          </Box>
        ) : null}
        {answers.map((answer) => (
          <LongAnswer key={answer.id} id={idOf(answer)} answer={answer} />
        ))}
      </Stack>
    </PublicSection>
  );
}

/** Leads within the page without changing the address, which belongs to the application. */
function Contents({ id, text }: { id: string; text: string }) {
  return (
    <Link
      component="button"
      type="button"
      sx={{ textAlign: 'start', font: 'inherit', verticalAlign: 'baseline' }}
      onClick={() => {
        const heading = document.getElementById(id);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    >
      {text}
    </Link>
  );
}

function LongAnswer({ id, answer }: { id: string; answer: PublicAnswer }) {
  const { t } = useTranslation('publicClaim');
  const { level } = use(PagePlaceContext);
  const { headline, text, comment, images, video, source } = answer;
  return (
    <Box component="section">
      <Box id={id} tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 16 }}>
        {headline ? (
          <PublicHeading
            depth={2}
            variant="h3"
            sx={{ fontSize: '1.125rem', mb: 1, hyphens: 'auto', breakAfter: 'avoid' }}
          >
            {headline}
          </PublicHeading>
        ) : null}
      </Box>
      <Stack sx={{ gap: 1.5 }}>
        <RichText html={text} headingLevel={Math.min(6, level + 3) as 4 | 5 | 6} />
        <PublicPictures images={images} isLarge />
        <PublicVideo address={video} title={headline} />
        {comment.trim() ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {t('comment', { comment })}
          </Typography>
        ) : null}
        <Source address={source} />
      </Stack>
    </Box>
  );
}

const contents = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 2,
  py: 1.5,
  '@media print': { display: 'none' },
} as const;
