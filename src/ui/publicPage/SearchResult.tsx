import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { product } from '@/domain/product';
import { questionAddress } from '@/domain/questionAddress';

interface SearchResultProps {
  question: string;
  /** The beginning of the answer. */
  description: string;
  /** Says when it will look like this. */
  title?: string;
  isBeside?: boolean;
  /** Hides it where it is shown beside the form already. */
  display?: { lg: 'none' } | undefined;
}

export function SearchResult({ question, description, title, isBeside = false, display }: SearchResultProps) {
  const { t } = useTranslation('claims');
  const heading = title ?? t('question.resultTitle');
  return (
    <Box
      role="group"
      aria-label={heading}
      sx={{
        width: '100%',
        textAlign: 'start',
        border: 1,
        borderColor: 'divider',
        borderRadius: isBeside ? 1.5 : 1,
        p: isBeside ? 3 : 2,
        bgcolor: isBeside ? 'background.paper' : 'action.hover',
        display,
      }}
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {heading}
      </Typography>
      <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {`${product.name} › ${questionAddress(question) || '…'}`}
      </Typography>
      <Typography
        component="p"
        sx={{ color: 'soft.info.text', fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {question || '…'}
      </Typography>
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {description || '…'}
      </Typography>
    </Box>
  );
}
