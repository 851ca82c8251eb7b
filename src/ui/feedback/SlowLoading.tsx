import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { longAfterMs, useIsOver } from './useIsOver';

/** Says that something is loading after a second, and that it takes longer, with a way to stop, after ten (D-10). */
export function SlowLoading({ onCancel }: { onCancel?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const isAnnounced = useIsOver(1000);
  const isLong = useIsOver(longAfterMs);
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 1, mt: isLong ? 2 : 0 }}>
      {isAnnounced && !isLong ? <VisuallyHidden>{t('loading.short')}</VisuallyHidden> : null}
      {isLong ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('loading.long')}
        </Typography>
      ) : null}
      {isLong && onCancel ? <Button onClick={onCancel}>{t('action.cancel')}</Button> : null}
    </Stack>
  );
}
