import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { wordDiff } from './wordDiff';

/** Screen readers hear removals and additions in words. */
export function TextComparison({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('assistant');
  const changes = useMemo(() => wordDiff(before, after), [before, after]);
  return changes.map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const isAdded = kind === 'added';
    return (
      <Box
        key={index}
        component={isAdded ? 'ins' : 'del'}
        sx={(theme) => {
          const { ground, text: color } = theme.vars.palette.soft[isAdded ? 'success' : 'error'];
          return {
            bgcolor: ground,
            color,
            borderRadius: 0.5,
            // Separates an insertion from the deletion before it.
            'del + &': { marginInlineStart: '4px' },
            textDecorationLine: isAdded ? 'underline' : 'line-through',
            textDecorationThickness: '1px',
            textUnderlineOffset: '2px',
          };
        }}
      >
        <VisuallyHidden>{t(isAdded ? 'compare.added' : 'compare.removed')} </VisuallyHidden>
        {text}
        <VisuallyHidden> {t('compare.end')}</VisuallyHidden>
      </Box>
    );
  });
}
