import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Claim } from '@/api/endpoints/claims';
import { claimMarkup } from '@/domain/claimExport';
import { CopyButton } from '@/ui/basics/CopyButton';
import { usePublicClaim } from '../public/usePublicClaim';
import { QuestionAddress } from './QuestionAddress';

/** The question as it stands, its address, and the page as structured data to copy. */
export function CurrentQuestion({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const page = usePublicClaim(claim);
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
          <CopyButton
            text={claimMarkup(page)}
            what={t('question.markupName')}
            label={t('question.markup')}
            variant="text"
          />
        ) : null}
      </Stack>
    </Card>
  );
}
