import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const announceAfter = 1_000;
const longAfter = 10_000;

/** Says that something is loading after a second, and that it takes longer, with a way to stop, after ten (D-10). */
export function StillWorking({ onCancel }: { onCancel?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<'quiet' | 'loading' | 'long'>('quiet');
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
      {stage === 'quiet' ? null : (
        <Typography variant="body2" sx={stage === 'loading' ? visuallyHidden : { color: 'text.secondary' }}>
          {t(stage === 'long' ? 'loading.long' : 'loading.short')}
        </Typography>
      )}
      {stage === 'long' && onCancel ? <Button onClick={onCancel}>{t('action.cancel')}</Button> : null}
    </Stack>
  );
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
