import HitIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import DotIcon from '@mui/icons-material/CircleOutlined';
import MistakeIcon from '@mui/icons-material/CancelOutlined';
import FilledDotIcon from '@mui/icons-material/Circle';
import {
  Box,
  ButtonBase,
  DialogContent,
  IconButton,
  keyframes,
  LinearProgress,
  Rating,
  Stack,
  type Theme,
} from '@mui/material';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameTerm } from '@/api/endpoints/game';
import { allowedMistakes, announcedTime, hitsOf, mistakesOf, requiredHits } from '@/domain/occupationGame';
import { DialogHeading } from '@/ui/basics/DialogHeading';
import { LogoMark } from '@/ui/basics/Logo';
import { VisuallyHidden } from '@/ui/basics/VisuallyHidden';
import type { GameProps } from './useGame';

export function GamePlay({ game: { game, headingId, occupation, left, pick, setLeaving } }: GameProps) {
  const { t } = useTranslation('game');
  const dots = useRef<HTMLSpanElement>(null);
  if (!game) return null;
  const [hits, mistakes, goal] = [hitsOf(game), mistakesOf(game), requiredHits(game)];
  const last = game.terms.find(({ id }) => id === game.picked.at(-1));
  const said = { term: last?.name ?? '', hits, goal, count: allowedMistakes - mistakes };

  const pickTerm = ({ id, correct }: GameTerm, term: Element) => {
    const dot = dots.current?.querySelectorAll<HTMLElement>('.MuiRating-icon')[hits];
    if (correct && dot) {
      const [from, to] = [term.getBoundingClientRect(), dot.getBoundingClientRect()];
      dot.style.setProperty('--from', `${from.x + from.width / 2 - to.x}px ${from.y + from.height / 2 - to.y}px`);
    }
    pick(id);
  };
  return (
    <DialogContent sx={{ flex: { sm: '0 1 auto' }, px: { xs: 1, sm: 3 }, py: 1 }}>
      <Stack sx={{ gap: 1, maxWidth: 960, mx: 'auto' }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <LogoMark />
          <DialogHeading id={headingId} variant="h2" sx={{ flex: 1 }}>
            {t('play.title', { count: goal, occupation })}
          </DialogHeading>
          <IconButton edge="end" aria-label={t('leave.open')} onClick={() => setLeaving(true)}>
            <CloseIcon />
          </IconButton>
        </Stack>
        <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center', typography: 'body2' }}>
          <Rating
            ref={dots}
            readOnly
            size="small"
            max={goal}
            value={hits}
            icon={<FilledDotIcon fontSize="inherit" />}
            emptyIcon={<DotIcon fontSize="inherit" />}
            getLabelText={() => t('play.hits', { count: hits, goal })}
            sx={filling}
          />
          <span aria-hidden>{t('play.found')}</span>
          <Box component="span" sx={{ marginInlineStart: 'auto' }}>
            {t('play.mistakes', { count: mistakes, allowed: allowedMistakes })}
          </Box>
        </Stack>
        <TimeLeft limit={game.limit} left={left} />
        <Box component="ul" aria-labelledby={headingId} sx={board}>
          {game.terms.map((term) => {
            const isOpen = !game.picked.includes(term.id);
            const state = isOpen ? 'open' : term.correct ? 'hit' : 'mistake';
            return (
              <li key={term.id}>
                <ButtonBase
                  aria-disabled={isOpen ? undefined : true}
                  onClick={isOpen ? (event) => pickTerm(term, event.currentTarget) : undefined}
                  sx={[tile, tiles[state]]}
                >
                  {{ open: null, hit: <HitIcon fontSize="small" />, mistake: <MistakeIcon fontSize="small" /> }[state]}
                  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    {term.name}
                    {state === 'open' ? null : <VisuallyHidden>{t(`said.is.${state}`)}</VisuallyHidden>}
                  </Box>
                </ButtonBase>
              </li>
            );
          })}
        </Box>
        <VisuallyHidden role="status">{last ? t(last.correct ? 'said.hit' : 'said.mistake', said) : ''}</VisuallyHidden>
      </Stack>
    </DialogContent>
  );
}

function TimeLeft({ limit, left }: { limit: number | null; left: number | null }) {
  const { t } = useTranslation('game');
  if (limit === null || left === null) return <Box sx={{ typography: 'body2' }}>{t('limit.none')}</Box>;
  const announced = announcedTime(limit, left);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: left <= 10 ? 'error.main' : 'primary.main' }}>
      <LinearProgress
        aria-hidden
        color="inherit"
        variant="determinate"
        value={(100 * left) / limit}
        sx={{ flex: 1, '& .MuiLinearProgress-bar': { transition: 'transform 1s linear' } }}
      />
      <Box component="span" role="timer" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        {t('play.time', { time })}
      </Box>
      <VisuallyHidden role="status">
        {announced === null ? '' : t('play.announced', { count: announced })}
      </VisuallyHidden>
    </Stack>
  );
}

const fly = keyframes`
  from { translate: var(--from, 0 0); scale: 3; opacity: 0.6; }
`;

/** A hit flies from its term to the next dot. */
const filling = {
  color: 'success.main',
  '& .MuiRating-iconEmpty': { color: 'text.secondary' },
  '& .MuiRating-iconFilled': {
    position: 'relative',
    zIndex: 1,
    pointerEvents: 'none',
    animation: `${fly} 180ms ease-out`,
  },
} as const;

/** Once picked, it keeps the focus. All fifteen fit into 360 × 640, and what is picked makes no row higher. */
const tile = {
  width: '100%',
  height: '100%',
  minHeight: { xs: 'max(48px, 8dvh)', sm: 88 },
  px: 1,
  py: 0.5,
  gap: 0.5,
  borderRadius: 1,
  border: 1,
  typography: { xs: 'caption', sm: 'body1' },
  hyphens: 'auto',
} as const;

const picked = (color: 'success' | 'error') => (theme: Theme) => ({
  borderColor: 'currentColor',
  bgcolor: theme.vars.palette.soft[color].ground,
  color: theme.vars.palette.soft[color].text,
});

const tiles = {
  open: (theme: Theme) => ({
    borderColor: theme.vars.palette.fieldEdge,
    bgcolor: 'background.paper',
    '&:hover': { borderColor: 'primary.main' },
  }),
  hit: picked('success'),
  mistake: picked('error'),
};

const board = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 0.75, sm: 1.5 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
} as const;
