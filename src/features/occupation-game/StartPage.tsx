import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameRound } from '@/api/endpoints/game';
import { totalConfirmations } from '@/domain/confirmationCount';
import { allowedMistakes, goalOf, stageOf, timeLimits, type TimeLimit } from '@/domain/occupationGame';
import { useAppSelector } from '@/store/hooks';
import { selectProfiles } from '@/entities/profile/profilesSlice';
import { SegmentedControl } from '@/ui/basics/SegmentedControl';
import { useMilestone } from '@/ui/feedback/useMilestone';
import { GamePage } from './GamePage';

interface StartPageProps {
  /** In the user's gender. */
  occupation: string;
  round: GameRound;
  onStart: (limit: TimeLimit) => void;
}

/** The clock starts with the button. */
export function StartPage({ occupation, round, onStart }: StartPageProps) {
  const { t } = useTranslation('game');
  const [limit, setLimit] = useState<TimeLimit>('short');
  // The milestone is awaited from here on; the page after a pass shows it.
  const hasNone = totalConfirmations(useAppSelector(selectProfiles)) === 0;
  useMilestone('firstConfirmation', hasNone ? false : null);
  const isLast = stageOf(round) === 'last';
  return (
    <GamePage
      title={t('start.title', { occupation })}
      closeLabel={t('start.later')}
      actions={
        <Button variant="contained" onClick={() => onStart(limit)}>
          {t(isLast ? 'start.startLast' : 'start.start')}
        </Button>
      }
    >
      {isLast ? <Alert severity="warning">{t('start.last')}</Alert> : null}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3, display: 'grid', gap: 0.5 }}>
        <li>{t('start.find', { count: goalOf(round), total: round.terms.length })}</li>
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
