import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import type { GameResult } from '@/domain/occupationGame';
import { BusyButton } from '@/ui/basics/BusyButton';
import { FailureMessage } from '@/ui/feedback/Message';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { GamePage } from './GamePage';

interface SendPageProps {
  result: GameResult;
  /** Of an earlier game, which this device could not send. */
  isKept: boolean;
  isPending: boolean;
  failure: ApiFailure | null;
  onSend: () => void;
}

/** Waits for the server's answer after a game: nothing is won before it. */
export function SendPage({ result, isKept, isPending, failure, onSend }: SendPageProps) {
  const { t } = useTranslation('game');
  const sendAtOnce = useEffectEvent(() => {
    if (!isKept) onSend();
  });
  useEffect(() => sendAtOnce(), []);
  const isWaiting = isKept || failure !== null;
  return (
    <GamePage
      isCentred
      title={t(isKept ? 'send.keptTitle' : result.passed ? 'send.foundTitle' : 'send.overTitle')}
      actions={
        <BusyButton variant="contained" busy={isPending || !isWaiting} onClick={onSend}>
          {t(failure ? 'send.again' : 'send.send')}
        </BusyButton>
      }
    >
      {failure ? (
        <Alert severity="error" role="alert">
          {Object.values(failure.fields ?? {})[0] ?? <FailureMessage failure={failure} />}
        </Alert>
      ) : null}
      <Typography role="status">{t(isWaiting && !isPending ? 'send.kept' : 'send.sending')}</Typography>
      <SlowSaving isRunning={isPending} />
    </GamePage>
  );
}
