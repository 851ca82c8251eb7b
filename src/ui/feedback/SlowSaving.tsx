import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { selectIsChecking } from '@/store/pendingWrites';
import { longAfterMs, useHasPassed } from './SlowLoading';

/** Says that a write still runs after ten seconds (D-10), or is looked for since its response was lost. Takes no space before. */
export function SlowSaving({ isRunning }: { isRunning: boolean }) {
  return (
    <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', '&:empty': { position: 'absolute' } }}>
      {isRunning ? <LongRunning /> : null}
    </Box>
  );
}

/** The text alone, for use inside another live region; rendered while the write runs. */
export function LongRunning() {
  const { t } = useTranslation();
  const isLong = useHasPassed(longAfterMs);
  if (useAppSelector(selectIsChecking)) return t('loading.stillChecking');
  return isLong ? t('loading.stillWorking') : null;
}
