import FoundIcon from '@mui/icons-material/CheckCircleOutlined';
import MissedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Alert, Box, Button, Card, Chip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { confirmationCount, totalConfirmations } from '@/domain/confirmationCount';
import { hitsOf, requiredHits } from '@/domain/occupationGame';
import { mailHref } from '@/domain/share';
import { config } from '@/platform/config';
import { href, inviteHref } from '@/routes/href';
import { RouterLink } from '@/routes/navigation';
import { useAppSelector } from '@/store/hooks';
import { selectCompetences } from '@/entities/profile/profilesSlice';
import { BusyButton } from '@/ui/basics/BusyButton';
import { Drawing, LineDrawing } from '@/ui/feedback/Drawing';
import { FirstConfirmation } from '@/ui/feedback/FirstConfirmation';
import { FailureMessage } from '@/ui/feedback/Message';
import { SlowSaving } from '@/ui/feedback/SlowSaving';
import { useMilestone } from '@/ui/feedback/useMilestone';
import { GamePage } from './GamePage';
import type { GameProps } from './useGame';

/** Waits for the server's response after a game: nothing is won before it. */
export function SendResult({ game }: GameProps) {
  const { t } = useTranslation('game');
  const { finished, isPending, failure } = game;
  const title = finished?.result.passed ? 'send.foundTitle' : 'send.overTitle';
  return (
    <GamePage
      game={game}
      title={t(game.game ? title : 'send.keptTitle')}
      actions={
        <BusyButton variant="contained" busy={isPending} onClick={() => void game.send()}>
          {t(failure ? 'send.again' : 'send.send')}
        </BusyButton>
      }
    >
      {failure ? (
        <Alert severity="error" role="alert">
          {Object.values(failure.fields ?? {})[0] ?? <FailureMessage failure={failure} />}
        </Alert>
      ) : null}
      <Typography role="status">{t(isPending ? 'send.sending' : 'send.kept')}</Typography>
      <SlowSaving isRunning={isPending} />
    </GamePage>
  );
}

export function GameEnd({ game }: GameProps) {
  const { t } = useTranslation('game');
  const { profile, profiles, occupation, failure } = game;
  const screen = game.screen as keyof typeof drawings;
  const isWon = screen === 'won';
  const total = totalConfirmations(profiles);
  const [isFirst] = useMilestone('firstConfirmation', isWon && total !== null ? total > 0 : null, true);
  const count = isWon && profile ? confirmationCount(profile) : null;
  const refusal = Object.values(failure?.fields ?? {})[0];
  const lostBy = game.game?.end?.reason ?? 'found';
  const drawing = drawings[screen];
  return (
    <GamePage
      game={game}
      title={screen === 'lost' ? t(`lost.title.${lostBy}`) : t(isFirst ? 'won.first' : `${screen}.title`)}
      drawing={
        drawing ? (
          <LineDrawing width={160}>
            <circle cx="80" cy="60" r="46" stroke="none" />
            <path d={drawing.filled} />
            <path d={drawing.lines} fill="none" />
          </LineDrawing>
        ) : (
          <Drawing name="invitation" />
        )
      }
      actions={<WayOn game={game} />}
    >
      {count ? (
        <Card sx={{ display: 'flex', alignItems: 'center', width: '100%', paddingInlineStart: 3, textAlign: 'start' }}>
          <Typography variant="h3" component="div" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {occupation}
          </Typography>
          <FirstConfirmation before={count - 1} count={count} person="" />
        </Card>
      ) : null}
      <Terms game={game} />
      <Typography>{t(`${screen}.text`, { occupation })}</Typography>
      {refusal ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {refusal}
        </Typography>
      ) : null}
    </GamePage>
  );
}

/** The terms that belong to the occupation, those that were not found only where no attempt is left. */
function Terms({ game: { game, profile, screen } }: GameProps) {
  const { t } = useTranslation('game');
  const competences = useAppSelector((state) => selectCompetences(state, profile?.id ?? ''))?.competences ?? [];
  if (!game) return null;
  const pickedIds = new Set(game.picked);
  const terms = game.terms.filter(({ id, correct }) => correct && (pickedIds.has(id) || screen !== 'lost'));
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('terms.found', { count: hitsOf(game), goal: requiredHits(game) })}
      </Typography>
      <Box component="ul" sx={chips}>
        {terms.map(({ id, name }) => {
          const isFound = pickedIds.has(id);
          const isOwn = competences.some((competence) => competence.name === name);
          const words = [name, isFound ? '' : t('terms.missed'), isOwn ? t('terms.own') : ''];
          return (
            <Chip
              key={id}
              component="li"
              variant="soft"
              color={isFound ? 'success' : 'default'}
              icon={isFound ? <FoundIcon /> : <MissedIcon />}
              label={words.filter(Boolean).join(' · ')}
            />
          );
        })}
      </Box>
    </>
  );
}

function WayOn({ game: { screen, occupation, onClose, onInvite, clear, chooseOther } }: GameProps) {
  const { t } = useTranslation('game');
  const way = (label: string, onClick: (() => void) | null, to: string) => (
    <Button variant="contained" {...(onClick ? { onClick } : { component: RouterLink, to })}>
      {label}
    </Button>
  );
  if (screen === 'lost') return way(t('lost.again'), clear, '');
  const invite = () => {
    onClose();
    onInvite?.();
  };
  if (screen !== 'blocked') return way(t('invite'), onInvite ? invite : null, inviteHref);
  const mail = [t('blocked.mailSubject', { occupation }), t('blocked.mailText', { occupation })] as const;
  return (
    <>
      {config.supportEmail ? (
        <Button component="a" href={mailHref(...mail, config.supportEmail)}>
          {t('blocked.support')}
        </Button>
      ) : null}
      {way(t(chooseOther ? 'blocked.other' : 'blocked.newProfile'), chooseOther, href('newProfile'))}
    </>
  );
}

const chips = {
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'center',
  '&:empty': { display: 'none' },
} as const;

const medal = {
  filled: 'M80 18a30 30 0 1 1 0 60 30 30 0 1 1 0-60',
  lines: 'm67 48 9 9 17-18M62 72 52 108l15-5 9 11 4-17 4 17 9-11 15 5-10-36M128 22v12M122 28h12M28 64v8M24 68h8',
};
/** In the style of src/ui/drawings: a medal; cards of terms with an arrow to the next attempt; a lock. */
const drawings = {
  won: medal,
  passed: medal,
  lost: {
    filled:
      'M38 28h44a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H38a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8M62 54h44a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8',
    lines: 'M42 42h26M77 68l14 14M91 68 77 82M104 42a18 18 0 1 1 20 16M102 28l2 14 14-2',
  },
  blocked: {
    filled: 'M58 54h44a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H58a10 10 0 0 1-10-10V64a10 10 0 0 1 10-10',
    lines:
      'M62 54V40a18 18 0 0 1 36 0v14M80 82v8M75 76a5 5 0 1 0 10 0 5 5 0 1 0-10 0M136 34v10M131 39h10M24 72v8M20 76h8',
  },
  notOffered: null,
};
