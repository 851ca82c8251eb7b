import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Characters typed of the recommended range; amber outside it, never a refusal (D-18). */
export function CharacterCount({ name, min, max }: { name: string; min: number; max: number }) {
  const { t } = useTranslation('editing');
  const value: unknown = useWatch({ name });
  const count = typeof value === 'string' ? value.length : 0;
  const outside = count > max || (count > 0 && count < min);
  return (
    <Typography
      component="span"
      variant="caption"
      sx={{ color: outside ? 'warning.main' : 'text.secondary', flexShrink: 0 }}
    >
      {t('form.count', { count, min, max })}
    </Typography>
  );
}
