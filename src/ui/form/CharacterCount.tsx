import { Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

interface CharacterCountProps {
  name: string;
  min: number;
  max: number;
  /** Counted text, where the value holds more than that. */
  textOf?: (value: string) => string;
}

/** How far a text is from its recommended length; amber outside it, never a refusal (D-18). */
export function CharacterCount({ name, min, max, textOf = String }: CharacterCountProps) {
  const { t } = useTranslation('editing');
  const value: unknown = useWatch({ name });
  const count = typeof value === 'string' ? textOf(value).length : 0;
  const outside = count > max || (count > 0 && count < min);
  const text = () => {
    if (count === 0) return t('form.lengthHint', { min, max });
    if (count < min) return t('form.lengthMissing', { count: min - count });
    return count > max ? t('form.lengthOver', { count: count - max }) : '';
  };
  return (
    <Typography component="span" variant="caption" sx={{ color: outside ? 'warning.main' : 'text.secondary' }}>
      {text()}
    </Typography>
  );
}
