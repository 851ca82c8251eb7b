import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { startQuestion } from '@/domain/questionStarters';
import { useFieldId } from '@/ui/form/fieldRegistry';
import type { NewClaimValues } from './newClaimSteps';

const starters = ['worth', 'cost', 'recognise', 'lookFor'] as const;

/** Beginnings of questions that are asked in every field; a press puts one into the field, with the caret in its gap. */
export function QuestionStarters() {
  const { t } = useTranslation('newClaim');
  const id = useId();
  const idOf = useFieldId();
  const { getValues, setValue } = useFormContext<NewClaimValues>();
  const patterns = starters.map((key) => t(`starters.${key}`));
  const begin = (pattern: string) => {
    const { question, caret } = startQuestion(getValues('question'), pattern, patterns);
    setValue('question', question, { shouldDirty: true });
    const field = document.getElementById(idOf('question'));
    if (!(field instanceof HTMLTextAreaElement)) return;
    field.focus();
    field.setSelectionRange(caret, caret);
  };
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1 }}>
      <Typography variant="caption" id={id} sx={{ color: 'text.secondary' }}>
        {t('starters.label')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {patterns.map((pattern) => (
          <Chip
            key={pattern}
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={pattern}
            onClick={() => begin(pattern)}
            sx={{ minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 }, px: 1, typography: 'body2' }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
