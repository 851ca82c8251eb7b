import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedMistakes, announcedTime, goalOf, hitsOf, mistakesOf, type Game } from '@/domain/occupationGame';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import { GameDialogContext } from './GamePage';
import { TermButton } from './TermButton';

interface PlayPageProps {
  game: Game;
  /** Seconds; null without a limit. */
  left: number | null;
  occupation: string;
  onPick: (termId: string) => void;
  onLeave: () => void;
}

export function PlayPage({ game, left, occupation, onPick, onLeave }: PlayPageProps) {
  const { t } = useTranslation('game');
  const { headingId } = useContext(GameDialogContext);
  const goal = goalOf(game);
  return (
    <DialogContent sx={{ px: { xs: 1, sm: 3 }, py: 1 }}>
      <Box sx={{ maxWidth: 960, mx: 'auto' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', paddingInlineStart: 1 }}>
          <DialogHeading id={headingId} variant="h2" sx={{ flex: 1 }}>
            {t('play.title', { count: goal, occupation })}
          </DialogHeading>
          <IconButton edge="end" aria-label={t('leave.open')} onClick={onLeave}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Stack
          direction="row"
          sx={{ columnGap: 2, px: 1, py: 0.5, flexWrap: 'wrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
        >
          <TimeLeft limit={game.limit} left={left} />
          <span>{t('play.hits', { count: hitsOf(game), goal })}</span>
          <span>{t('play.mistakes', { count: mistakesOf(game), allowed: allowedMistakes })}</span>
        </Stack>
        <Box component="ul" aria-labelledby={headingId} sx={board}>
          {game.terms.map((term) => (
            <li key={term.id}>
              <TermButton
                name={term.name}
                state={game.picked.includes(term.id) ? (term.correct ? 'hit' : 'mistake') : 'open'}
                onPick={() => onPick(term.id)}
              />
            </li>
          ))}
        </Box>
        <LastPick game={game} />
      </Box>
    </DialogContent>
  );
}

function TimeLeft({ limit, left }: { limit: number | null; left: number | null }) {
  const { t } = useTranslation('game');
  if (left === null) return <span>{t('limit.none')}</span>;
  const announced = announcedTime(limit, left);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <Box component="span" role="timer" sx={{ color: left <= 10 ? 'error.main' : undefined }}>
        {t('play.time', { time })}
      </Box>
      <VisuallyHidden role="status">
        {announced === null ? '' : t('play.announced', { count: announced })}
      </VisuallyHidden>
    </>
  );
}

function LastPick({ game }: { game: Game }) {
  const { t } = useTranslation('game');
  const last = game.terms.find(({ id }) => id === game.picked.at(-1));
  const values = { term: last?.name ?? '', hits: hitsOf(game), goal: goalOf(game) };
  const left = allowedMistakes - mistakesOf(game);
  return (
    <VisuallyHidden role="status">
      {last === undefined ? '' : last.correct ? t('said.hit', values) : t('said.mistake', { ...values, count: left })}
    </VisuallyHidden>
  );
}

/** All fifteen fit into 360 × 640. */
const board = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 0.75, sm: 1.5 },
  mt: { sm: 1 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  '& > li': { display: 'grid' },
} as const;
