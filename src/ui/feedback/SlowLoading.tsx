import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';

const announceAfter = 1_000;
const longAfter = 10_000;

/** After a second: that something is loading; after ten: that it takes longer, with a way to cancel (D-10). */
export function SlowLoading({ onCancel }: { onCancel?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<'hidden' | 'loading' | 'long'>('hidden');
  useEffect(() => {
    const first = setTimeout(() => setStage('loading'), announceAfter);
    const second = setTimeout(() => setStage('long'), longAfter);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
    };
  }, []);
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 1, mt: stage === 'long' ? 2 : 0 }}>
      {stage === 'loading' ? <VisuallyHidden>{t('loading.short')}</VisuallyHidden> : null}
      {stage === 'long' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('loading.long')}
        </Typography>
      ) : null}
      {stage === 'long' && onCancel ? <Button onClick={onCancel}>{t('action.cancel')}</Button> : null}
    </Stack>
  );
}
