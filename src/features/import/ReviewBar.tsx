import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@/ui/basics/BusyButton';
import { actionBar } from '@/ui/basics/stickyBar';
import { useBarHeight } from '@/ui/basics/useBarHeight';
import { isWaiting, type ImportRow } from './reviewRows';

interface ReviewBarProps {
  rows: readonly ImportRow[];
  isPending: boolean;
  onRun: () => void;
  onStop: (() => void) | undefined;
  onDiscard: () => void;
}

export function ReviewBar({ rows, isPending, onRun, onStop, onDiscard }: ReviewBarProps) {
  const { t } = useTranslation('imports');
  const id = useId();
  const done = rows.filter(({ state }) => state.step === 'done').length;
  const waiting = rows.filter(isWaiting);
  const isRetry = waiting.some(({ state }) => state.step !== 'open');
  const count = waiting.length;
  const all = done + count;
  const isBegun = isPending || done > 0;
  return (
    <Box
      ref={useBarHeight('--bottom-height', true)}
      sx={{
        ...actionBar(),
        bgcolor: 'background.default',
      }}
    >
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isBegun ? (
          <Typography variant="body2" id={id} sx={{ mb: 0.5 }}>
            {t('review.progress', { done, count: all })}
          </Typography>
        ) : null}
      </Box>
      {isBegun ? (
        <LinearProgress
          variant="determinate"
          aria-labelledby={id}
          value={all === 0 ? 0 : Math.round((done / all) * 100)}
          sx={{ mb: 1.5 }}
        />
      ) : null}
      <Box sx={({ mixins }) => mixins.actions}>
        {isPending ? (
          onStop && <Button onClick={onStop}>{t('review.stop')}</Button>
        ) : (
          <Button onClick={onDiscard}>{t('review.discard')}</Button>
        )}
        <BusyButton variant="contained" busy={isPending} onClick={onRun}>
          {t(isRetry ? 'review.retry' : 'review.take', { count })}
        </BusyButton>
      </Box>
    </Box>
  );
}
