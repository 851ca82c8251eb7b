import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { GamePage, GameInviteButton } from './GamePage';

/** The server has no game for it (D-50). */
export function NotOfferedPage() {
  const { t } = useTranslation('game');
  return (
    <GamePage title={t('notOffered.title')} drawing="invitation" actions={<GameInviteButton />}>
      <Typography>{t('notOffered.text')}</Typography>
    </GamePage>
  );
}
