import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/client/failure';
import { GamePage, GameInviteButton } from './GamePage';

export interface RefusalProps {
  /** The server refused the result: its text (ERR-03). */
  refusal: ApiFailure | null;
}

/** Won before: it cannot be played again. */
export function PassedPage({ refusal }: RefusalProps) {
  const { t } = useTranslation('game');
  return (
    <GamePage title={t('passed.title')} drawing="invitation" actions={<GameInviteButton />}>
      <Typography>{t('passed.text')}</Typography>
      <Refusal refusal={refusal} />
    </GamePage>
  );
}

export function Refusal({ refusal }: RefusalProps) {
  const words = Object.values(refusal?.fields ?? {})[0];
  return words ? (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {words}
    </Typography>
  ) : null;
}
