import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { QuestionAddress } from '@/ui/share/QuestionAddress';
import { CopyMarkup } from '@/features/public-page';

// Loaded after the page: building that text is not needed to change a question.
/** The question as it stands, its address, and the page as structured data to copy. */
export function CurrentQuestion({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Stack
        sx={(theme) => ({
          gap: 1,
          alignItems: 'flex-start',
          '& > .MuiButton-text': theme.mixins.textButtonAtEdge,
        })}
      >
        <Typography variant="caption" component="h2" sx={{ color: 'text.secondary' }}>
          {t('question.now')}
        </Typography>
        <Typography variant="h2" component="p" sx={{ hyphens: 'auto' }}>
          {claim.question || t('list.noQuestion')}
        </Typography>
        <QuestionAddress question={claim.question} url={claim.public_url} copy />
        {claim.question ? (
          <Suspense>
            <CopyMarkup claim={claim} />
          </Suspense>
        ) : null}
      </Stack>
    </Card>
  );
}
