import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { goalOf, hitsOf, type Game } from '@/domain/occupationGame';
import { GamePage } from './GamePage';

/** The first failure: one attempt is left (GAM-02). */
export function LostPage({ game, onAgain }: { game: Game | null; onAgain: () => void }) {
  const { t } = useTranslation('game');
  return (
    <GamePage
      title={t(`lost.title.${lostBy(game)}`)}
      drawing="search"
      actions={
        <Button variant="contained" onClick={onAgain}>
          {t('lost.again')}
        </Button>
      }
    >
      <FoundTerms game={game} />
      <Typography>{t('lost.text')}</Typography>
    </GamePage>
  );
}

function lostBy(game: Game | null): 'mistakes' | 'time' | 'left' | 'unknown' {
  const reason = game?.end?.reason ?? 'found';
  return reason === 'found' ? 'unknown' : reason;
}

/** Renders nothing for a game that this page has not seen. */
export function FoundTerms({ game }: { game: Game | null }) {
  const { t } = useTranslation('game');
  return game ? <Typography>{t('lost.found', { count: hitsOf(game), goal: goalOf(game) })}</Typography> : null;
}
