import { Box, Stack, type Theme, Typography } from '@mui/material';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { PreviewPlaceholder } from '@/ui/publicPage/PreviewPlaceholder';
import { answerType } from '@/ui/publicPage/answerType';
import { PublicPictures } from '@/ui/publicPage/PublicPictures';
import { PagePlaceContext, PublicHeading } from '@/ui/publicPage/PublicSection';
import { PublicVideo } from './PublicVideo';

export function AnswerBox({ data }: { data: PublicClaimData }) {
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
