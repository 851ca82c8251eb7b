import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { SafeLink } from '@/ui/basics/SafeLink';
import { PublicHeading, PublicSection } from '@/ui/publicPage/PublicSection';

type Item = PublicClaimData['facts'][number];

export function Facts({ facts }: { facts: readonly Item[] }) {
  const { t } = useTranslation('publicClaim');
  return (
    <PublicSection title={t('facts')} item="facts" isEmpty={facts.length === 0} placeholder={t('placeholder.facts')}>
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

export function Faqs({ faqs }: { faqs: readonly Item[] }) {
  const { t } = useTranslation('publicClaim');
  return (
    <PublicSection title={t('faqs')} item="faqs" isEmpty={faqs.length === 0} placeholder={t('placeholder.faqs')}>
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

export function Tips({ tips }: { tips: readonly Item[] }) {
  const { t } = useTranslation('publicClaim');
  return (
    <PublicSection title={t('tips')} item="tips" isEmpty={tips.length === 0} placeholder={t('placeholder.tips')}>
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

export function TitledText({ title, text }: Pick<Item, 'title' | 'text'>) {
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
