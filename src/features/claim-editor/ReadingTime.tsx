import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { wordsOfClaim } from '@/domain/claimTexts';
import { readingMinutes } from '@/domain/plainText';
import { usePreviewValues } from '@/ui/editor/PreviewValues';
import { useFormatLocale } from '@/ui/text/useLanguage';

/** The reading time of the claim's page, with the current values of the fields (design B9). */
export function ReadingTime({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const locale = useFormatLocale();
  const typed = usePreviewValues() as Partial<Claim>;
  const words = wordsOfClaim({ ...claim, ...typed });
  return (
    <Typography variant="body2">
      {t('editor.words', { count: words, words: words.toLocaleString(locale) })}
      {words > 0 ? ` · ${t('editor.readingTime', { count: readingMinutes(words) })}` : null}
    </Typography>
  );
}
