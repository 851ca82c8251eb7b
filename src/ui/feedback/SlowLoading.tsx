import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { useEffect, useState } from 'react';

/** Milliseconds after which a request takes long (D-10). */
export const longAfterMs = 10_000;

export function useHasPassed(milliseconds: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}

/** After a second: that something is loading; after ten: that it takes longer, with a way to cancel (D-10). */
export function SlowLoading({ onCancel }: { onCancel?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const isAnnounced = useHasPassed(1000);
  const isLong = useHasPassed(longAfterMs);
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
