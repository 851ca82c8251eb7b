import CheckIcon from '@mui/icons-material/CheckOutlined';
import { Box, Stack, type Theme, Typography } from '@mui/material';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { PreviewPlaceholder } from '@/ui/publicPage/PreviewPlaceholder';
import { PagePlaceContext, PublicSection } from '@/ui/publicPage/PublicSection';
import { TitledText } from './Facts';

export function Quote({ quote }: Pick<PublicClaimData, 'quote'>) {
  const { t } = useTranslation('publicClaim');
  const { hasPlaceholders } = use(PagePlaceContext);
  if (quote === '' && !hasPlaceholders) return null;
  return (
    <Box data-part="quote" sx={{ breakInside: 'avoid' }}>
      {quote ? (
        <Typography component="blockquote" sx={quoted}>
          {quote}
        </Typography>
      ) : (
        <PreviewPlaceholder text={t('placeholder.quote')} />
      )}
    </Box>
  );
}

export function Opinion({ data: { opinion } }: { data: PublicClaimData }) {
  const { t } = useTranslation('publicClaim');
  const { headline, text } = opinion;
  return (
    <PublicSection
      title={t('opinion')}
      item="opinion"
      isEmpty={headline === '' && text === ''}
      placeholder={t('placeholder.opinion')}
    >
      <TitledText title={headline} text={text} />
    </PublicSection>
  );
}

export function Essentials({ essentials }: Pick<PublicClaimData, 'essentials'>) {
  const { t } = useTranslation('publicClaim');
  return (
    <PublicSection
      title={t('essentials')}
      item="essentials"
      isEmpty={essentials.length === 0}
      placeholder={t('placeholder.essentials')}
    >
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {essentials.map(({ id, text }) => (
          <Stack component="li" direction="row" key={id} sx={{ gap: 1.25, breakInside: 'avoid' }}>
            <CheckIcon aria-hidden fontSize="small" sx={{ color: 'primary.main', mt: 0.25, flexShrink: 0 }} />
            <Box sx={{ minWidth: 0 }}>{text}</Box>
          </Stack>
        ))}
      </Stack>
    </PublicSection>
  );
}

const quoted = (theme: Theme) => ({
  m: 0,
  py: 1,
  paddingInlineStart: 3,
  borderInlineStart: `3px solid ${theme.vars.palette.divider}`,
  fontSize: { xs: 'h2.fontSize', '@40': '1.5rem' },
  lineHeight: 1.4,
  fontStyle: 'italic',
  whiteSpace: 'pre-line',
  textWrap: 'balance',
  hyphens: 'auto',
});
