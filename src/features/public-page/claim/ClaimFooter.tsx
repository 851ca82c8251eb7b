import { Box, Chip, Stack, Typography } from '@mui/material';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicClaimData } from '@/domain/publicClaim';
import { PreviewPlaceholder } from '@/ui/publicPage/PreviewPlaceholder';
import { PagePlaceContext } from '@/ui/publicPage/PublicSection';
import { Source } from './Facts';
import { PublicVideo } from './PublicVideo';

export function ClaimFooter({ data }: { data: PublicClaimData }) {
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
