import CheckIcon from '@mui/icons-material/CheckOutlined';
import { Box, Stack, type Theme, Typography } from '@mui/material';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PagePlaceContext, PreviewPlaceholder, PublicHeading, PublicSection } from '@/ui/publicPage/PublicPage';
import { VideoPlayer } from '@/ui/video/VideoPlayer';

type Item = PublicClaimData['facts'][number];

export function PublicClaimSections({ data }: { data: PublicClaimData }) {
  return (
    <>
      <Facts facts={data.facts} />
      <Faqs faqs={data.faqs} />
      <Tips tips={data.tips} />
      <Quote quote={data.quote} />
      <Opinion opinion={data.opinion} />
      <Essentials essentials={data.essentials} />
    </>
  );
}

function Facts({ facts }: { facts: readonly Item[] }) {
  return (
    <PublicSection name="facts" isEmpty={facts.length === 0}>
      <Box component="ul" sx={[plainList, factGrid]}>
        {facts.map((fact) => (
          <Box component="li" key={fact.id} sx={card}>
            <TitledText {...fact} />
            <Source address={fact.link} />
          </Box>
        ))}
      </Box>
    </PublicSection>
  );
}

function Faqs({ faqs }: { faqs: readonly Item[] }) {
  return (
    <PublicSection name="faqs" isEmpty={faqs.length === 0}>
      <div>
        {faqs.map((faq) => (
          <Box key={faq.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
            <TitledText {...faq} />
            <MoreLink address={faq.link} />
          </Box>
        ))}
      </div>
    </PublicSection>
  );
}

function Tips({ tips }: { tips: readonly Item[] }) {
  return (
    <PublicSection name="tips" isEmpty={tips.length === 0}>
      <Stack component="ol" sx={{ ...plainList, gap: 2 }}>
        {tips.map((tip, index) => (
          <Stack component="li" direction="row" key={tip.id} sx={{ gap: 2, breakInside: 'avoid' }}>
            <Box aria-hidden sx={counter}>
              {index + 1}
            </Box>
            <Box sx={{ minWidth: 0, pt: 0.25 }}>
              <TitledText {...tip} />
              <MoreLink address={tip.link} />
            </Box>
          </Stack>
        ))}
      </Stack>
    </PublicSection>
  );
}

function Quote({ quote }: Pick<PublicClaimData, 'quote'>) {
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

function Opinion({ opinion: { headline, text } }: Pick<PublicClaimData, 'opinion'>) {
  return (
    <PublicSection name="opinion" isEmpty={headline === '' && text === ''}>
      <TitledText title={headline} text={text} />
    </PublicSection>
  );
}

function Essentials({ essentials }: Pick<PublicClaimData, 'essentials'>) {
  return (
    <PublicSection name="essentials" isEmpty={essentials.length === 0}>
      <Stack component="ul" sx={{ ...plainList, gap: 1 }}>
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

function TitledText({ title, text }: Pick<Item, 'title' | 'text'>) {
  return (
    <>
      {title ? (
        <PublicHeading depth={2} variant="h3" sx={{ mb: 0.5, hyphens: 'auto' }}>
          {title}
        </PublicHeading>
      ) : null}
      {text ? <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography> : null}
    </>
  );
}

export function Source({ address }: { address: string }) {
  const { t } = useTranslation('publicClaim');
  if (address === '') return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
      {t('source')} <SafeLink href={address}>{withoutScheme(address)}</SafeLink>
    </Typography>
  );
}

export function PublicVideo({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('publicClaim');
  if (address === '') return null;
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <VideoPlayer address={address} title={title} />
      </Box>
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {t('video')} <SafeLink href={address} />
      </Box>
    </>
  );
}

function MoreLink({ address }: { address: string }) {
  if (address === '') return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      <SafeLink href={address}>{withoutScheme(address)}</SafeLink>
    </Typography>
  );
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

const plainList = { listStyle: 'none', m: 0, p: 0 } as const;
const factGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@40': 'repeat(2, minmax(0, 1fr))' },
} as const;
const card = { border: 1, borderColor: 'divider', borderRadius: 1, p: 2, breakInside: 'avoid' } as const;
const counter = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 32,
  height: 32,
  borderRadius: '50%',
  bgcolor: 'soft.primary.ground',
  color: 'soft.primary.text',
  fontWeight: 600,
} as const;

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
