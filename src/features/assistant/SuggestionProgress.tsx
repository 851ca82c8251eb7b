import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longAfterMs, useHasPassed } from '@/ui/feedback/SlowLoading';

const askAfterMs = 60_000;

interface SuggestionProgressProps {
  /** Milliseconds since the epoch. */
  since: number;
  onCancel: () => void;
}

export function SuggestionProgress({ since, onCancel }: SuggestionProgressProps) {
  const { t } = useTranslation(['assistant', 'common']);
  const [elapsed] = useState(() => Date.now() - since);
  const isLong = useHasPassed(Math.max(0, longAfterMs - elapsed));
  const [rounds, setRounds] = useState(0);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box aria-hidden>
        {['100%', '94%', '98%', '60%'].map((width) => (
          <Skeleton key={width} width={width} height={28} />
        ))}
      </Box>
      <AskToWait
        key={rounds}
        isLong={isLong}
        after={rounds === 0 ? Math.max(0, askAfterMs - elapsed) : askAfterMs}
        onGoOn={() => setRounds(rounds + 1)}
      />
      <Button onClick={onCancel} sx={{ alignSelf: 'flex-start' }}>
        {t('common:action.cancel')}
      </Button>
    </Stack>
  );
}

interface AskToWaitProps {
  isLong: boolean;
  /** Milliseconds from now on. */
  after: number;
  onGoOn: () => void;
}

function AskToWait({ isLong, after, onGoOn }: AskToWaitProps) {
  const { t } = useTranslation('assistant');
  const isLate = useHasPassed(after);
  return (
    <>
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {isLong || isLate ? (
          <Typography variant="body2">{t(isLate ? 'waiting.veryLong' : 'waiting.long')}</Typography>
        ) : null}
      </Box>
      {isLate ? (
        <Button variant="outlined" onClick={onGoOn} sx={{ alignSelf: 'flex-start' }}>
          {t('waiting.goOn')}
        </Button>
      ) : null}
    </>
  );
}
