import { Box, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { PagePlaceContext, PublicSection, type PublicPageOptions } from '@/ui/publicPage/PublicSection';
import { InLanguage } from '@/ui/text/InLanguage';
import { AnswerBox } from './AnswerBox';
import { ClaimPageHead } from './ClaimPageHead';
import { ClaimFooter } from './ClaimFooter';
import { Facts, Faqs, Tips } from './Facts';
import { Essentials, Opinion, Quote } from './Opinion';
import { PublicLongAnswers } from './PublicLongAnswers';

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
