import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { totalConfirmations } from '@/domain/confirmationCount';
import { allowedMistakes, gameStatus, requiredHits, timeLimits, type TimeLimit } from '@/domain/occupationGame';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { StatusView } from '@/ui/feedback/StatusView';
import { useMilestone } from '@/ui/feedback/useMilestone';
import { useNameLanguage, useOwnOccupation } from '@/ui/text/useOwnProfileName';
import { GamePage } from './GamePage';
import type { GameProps } from './useGame';

/** Each occupation has its own game. */
export function ChooseProfile({ game }: GameProps) {
  const { t } = useTranslation('game');
  const occupationOf = useOwnOccupation();
  const languageOf = useNameLanguage();
  return (
    <GamePage game={game} title={t('choose.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {game.profiles.map((profile) => (
          <li key={profile.id}>
            <Button fullWidth variant="outlined" lang={languageOf(profile)} onClick={() => game.choose(profile.id)}>
              {occupationOf(profile)}
            </Button>
          </li>
        ))}
      </Box>
    </GamePage>
  );
}

export function LoadingGame({ game }: GameProps) {
  const { t } = useTranslation('game');
  const skeleton = <Skeleton variant="rounded" height={208} />;
  return (
    <GamePage game={game} title={t('title')}>
      <StatusView request={game.request} hasContent={false} skeleton={skeleton} onRetry={game.reload}>
        {null}
      </StatusView>
    </GamePage>
  );
}

/** The clock starts with the button. */
export function GameStart({ game }: GameProps) {
  const { t } = useTranslation('game');
  const [limit, setLimit] = useState<TimeLimit>('short');
  // The milestone is awaited from here on; the end of a game that is won shows it.
  useMilestone('firstConfirmation', totalConfirmations(game.profiles) === 0 ? false : null);
  const { round, occupation } = game;
  if (!round) return null;
  const isLast = gameStatus(round) === 'last';
  return (
    <GamePage
      game={game}
      title={t('start.title', { occupation })}
      actions={
        <Button variant="contained" onClick={() => game.start(limit)}>
          {t(isLast ? 'start.startLast' : 'start.start')}
        </Button>
      }
    >
      {isLast ? <Alert severity="warning">{t('start.last')}</Alert> : null}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3, display: 'grid', gap: 0.5 }}>
        <li>{t('start.find', { count: requiredHits(round), total: round.terms.length })}</li>
        <li>{t('start.mistakes', { count: allowedMistakes })}</li>
        <li>{t(isLast ? 'start.pass' : 'start.passFirst')}</li>
      </Box>
      <SegmentedControl
        label={t('start.time')}
        value={limit}
        options={(Object.keys(timeLimits) as TimeLimit[]).map((value) => ({ value, label: t(`limit.${value}`) }))}
        onChange={setLimit}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {limit === 'none' ? null : `${t('start.hiddenTab')} `}
        {t('start.leaving')}
      </Typography>
    </GamePage>
  );
}
